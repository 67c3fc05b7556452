// Names of CoreFoundation, which Linux keeps to itself, as far as calls of the keychain need them.
// Swift's types replace its: Linux has no conversion between the two by `as`.

/// A string, with the name that it has in Core Foundation.
public typealias CFString = String
/// A dictionary, with the name that it has in Core Foundation.
public typealias CFDictionary = [String: Any]
/// A Boolean value, with the name that it has in Core Foundation.
public typealias CFBoolean = Bool
/// An object of any class, with the name that it has in Core Foundation.
public typealias CFTypeRef = AnyObject

/// The value `true`.
public let kCFBooleanTrue: CFBoolean! = true
/// The value `false`.
public let kCFBooleanFalse: CFBoolean! = false

/// The status of a call: 0 means success.
public typealias OSStatus = Int32
