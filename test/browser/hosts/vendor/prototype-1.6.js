/* What Prototype.js 1.6.0.3 (MIT licence) did to the built-ins of a page, in its own words but for their order. */
(function () {
  function each(iterator, context) {
    for (var index = 0; index < this.length; index++) iterator.call(context, this[index], index);
    return this;
  }
  var enumerable = {
    each: each,
    collect: function (iterator, context) {
      iterator = iterator || function (x) { return x; };
      var results = [];
      this.each(function (value, index) { results.push(iterator.call(context, value, index)); });
      return results;
    },
    detect: function (iterator, context) {
      for (var index = 0; index < this.length; index++) if (iterator.call(context, this[index], index)) return this[index];
    },
    findAll: function (iterator, context) {
      var results = [];
      this.each(function (value, index) { if (iterator.call(context, value, index)) results.push(value); });
      return results;
    },
    include: function (object) { return this.indexOf(object) != -1; },
    toArray: function () { return [].concat(this); },
    inspect: function () { return '[' + this.join(', ') + ']'; }
  };
  enumerable.map = enumerable.collect;
  enumerable.find = enumerable.detect;
  enumerable.filter = enumerable.select = enumerable.findAll;
  enumerable.member = enumerable.include;
  enumerable.entries = enumerable.toArray;
  var methods = {
    first: function () { return this[0]; },
    last: function () { return this[this.length - 1]; },
    reduce: function () { return this.length > 1 ? this : this[0]; },
    clone: function () { return [].concat(this); },
    size: function () { return this.length; },
    toJSON: function () {
      var results = [];
      this.each(function (object) {
        var value = Object.toJSON(object);
        if (value !== undefined) results.push(value);
      });
      return '[' + results.join(', ') + ']';
    }
  };
  for (var name in enumerable) Array.prototype[name] = enumerable[name];
  for (var other in methods) Array.prototype[other] = methods[other];
  Object.toJSON = function (object) {
    var type = typeof object;
    if (type === 'undefined' || type === 'function' || type === 'unknown') return;
    if (type === 'boolean') return object.toString();
    if (object === null) return 'null';
    if (object.toJSON) return object.toJSON();
    var results = [];
    for (var property in object) {
      var value = Object.toJSON(object[property]);
      if (value !== undefined) results.push(property.toJSON() + ': ' + value);
    }
    return '{' + results.join(', ') + '}';
  };
  Object.keys = function (object) {
    var keys = [];
    for (var property in object) keys.push(property);
    return keys;
  };
  Object.values = function (object) {
    var values = [];
    for (var property in object) values.push(object[property]);
    return values;
  };
  Object.clone = function (object) { return Object.extend({}, object); };
  Object.extend = function (destination, source) {
    for (var property in source) destination[property] = source[property];
    return destination;
  };
  String.prototype.toJSON = function () { return '"' + this.replace(/["\\]/g, '\\$&') + '"'; };
  Number.prototype.toJSON = function () { return isFinite(this) ? this.toString() : 'null'; };
  Function.prototype.bind = function () {
    if (arguments.length < 2 && typeof arguments[0] === 'undefined') return this;
    var method = this, args = Array.prototype.slice.call(arguments), object = args.shift();
    return function () { return method.apply(object, args.concat(Array.prototype.slice.call(arguments))); };
  };
})();
