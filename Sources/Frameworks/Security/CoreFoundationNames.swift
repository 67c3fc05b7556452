// Names of CoreFoundation, which Linux keeps to itself, as far as calls of the keychain need them.
// Swift's types replace its: Linux has no conversion between the two by `as`.

/// A string, under Core Foundation's name.
public typealias CFString = String
/// A dictionary of a query.
public typealias CFDictionary = [String: Any]
/// A Boolean value, under Core Foundation's name.
public typealias CFBoolean = Bool
/// An object of any class.
public typealias CFTypeRef = AnyObject

/// The value `true`.
public let kCFBooleanTrue: CFBoolean! = true
/// The value `false`.
public let kCFBooleanFalse: CFBoolean! = false

/// The outcome of a call; 0 is success.
public typealias OSStatus = Int32
