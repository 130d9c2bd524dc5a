import { claimText, type Claim } from '../../domain/law/claimRules';

/** (rules/admin: claims in texts) */
function ClaimNotes({ claims, children }: { claims: readonly Claim[]; children?: string }) {
  if (claims.length === 0) return children;
  return (
    <>
      <span>{children}</span>
      {claims.map((claim) => (
        <span key={claim.rule.id} className="block mt-4 text-error">
          {claimText(claim)}
        </span>
      ))}
    </>
  );
}

export const claimHint = (claims: readonly Claim[], hint?: string) => <ClaimNotes claims={claims}>{hint}</ClaimNotes>;
