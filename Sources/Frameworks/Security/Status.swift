// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The call succeeded.
public let errSecSuccess: OSStatus = 0
/// Strata does not have the call or the class of items.
public let errSecUnimplemented: OSStatus = -4
/// A value of the query is missing, or has a type that cannot be stored.
public let errSecParam: OSStatus = -50
/// The memory does not suffice. The code is never returned.
public let errSecAllocate: OSStatus = -108
/// The keychain's file cannot be read or written.
public let errSecNotAvailable: OSStatus = -25291
/// The person could not be authenticated. The code is never returned.
public let errSecAuthFailed: OSStatus = -25293
/// The keychain already has such an item.
public let errSecDuplicateItem: OSStatus = -25299
/// The keychain has no such item.
public let errSecItemNotFound: OSStatus = -25300
/// A prompt would be needed. The code is never returned.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The keychain's file was damaged, or belongs to another device or key.
public let errSecDecode: OSStatus = -26275
/// The person has cancelled the prompt. The code is never returned.
public let errSecUserCanceled: OSStatus = -128
/// The program lacks an entitlement. The code is never returned.
public let errSecMissingEntitlement: OSStatus = -34018

/// Returns a sentence that describes a status; `nil` for an unknown one.
///
/// - Parameters:
///   - status: The status code.
///   - reserved: Not used.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecUnimplemented: "Strata's keychain has no items of this class."
  case errSecParam: "A value of the query is missing or cannot be stored."
  case errSecNotAvailable: "The keychain cannot be read or written."
  case errSecDuplicateItem: "The item already exists in the keychain."
  case errSecItemNotFound: "The item could not be found in the keychain."
  case errSecDecode: "The keychain was damaged."
  default: "OSStatus \(status)"
  }
}
