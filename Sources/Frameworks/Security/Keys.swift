// The keys and values of queries, with the contents that Apple gives them: apps write some as text.

/// The key of an item's class.
public let kSecClass: CFString = "class"
/// The class of passwords that are not for a server.
public let kSecClassGenericPassword: CFString = "genp"
/// The item class of passwords for servers.
public let kSecClassInternetPassword: CFString = "inet"
/// The item class of cryptographic keys.
///
/// Partial: it is not supported; calls with it return ``errSecUnimplemented``.
public let kSecClassKey: CFString = "keys"
/// The item class of certificates.
///
/// Partial: it is not supported; calls with it return ``errSecUnimplemented``.
public let kSecClassCertificate: CFString = "cert"
/// The class of identities, which are certificates with their private keys.
///
/// Partial: it is not supported; calls with it return ``errSecUnimplemented``.
public let kSecClassIdentity: CFString = "idnt"
/// The key of the account to which a password belongs.
public let kSecAttrAccount: CFString = "acct"
/// The key of the service to which a password belongs.
public let kSecAttrService: CFString = "svce"
/// The key of the server to which a password belongs.
public let kSecAttrServer: CFString = "srvr"
/// The key of the path on the server.
public let kSecAttrPath: CFString = "path"
/// The key of the attribute with the server's port.
public let kSecAttrPort: CFString = "port"
/// The key of the attribute with the server's protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// The key of the server's kind of authentication.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The key of the server's security domain.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key of a name of the item that people see.
public let kSecAttrLabel: CFString = "labl"
/// The key of a description of the item's kind that people see.
public let kSecAttrDescription: CFString = "desc"
/// The key of the attribute with a person's comment.
public let kSecAttrComment: CFString = "icmt"
/// The key of data that the app defines.
public let kSecAttrGeneric: CFString = "gena"
/// The key of a number for the item's type that the app defines.
public let kSecAttrType: CFString = "type"
/// The key of the number of the app that created the item.
public let kSecAttrCreator: CFString = "crtr"
/// The key of a Boolean value that indicates whether the item is hidden from people.
public let kSecAttrIsInvisible: CFString = "invi"
/// The key of a Boolean value that indicates whether the item has no password on purpose.
public let kSecAttrIsNegative: CFString = "nega"
/// The key of the moment at which the item was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// The key of the moment at which the item was last changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// The key of a Boolean value that indicates whether the item is copied to the person's other
/// devices.
///
/// Partial: the item is not copied. Items with and without it are distinguished, as with Apple's.
public let kSecAttrSynchronizable: CFString = "sync"
/// The value of ``kSecAttrSynchronizable`` with which a query finds both items that are copied and
/// items that are not.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The key of the group of apps that share the item.
///
/// Partial: it only distinguishes items; no other app can read them.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The key of the condition for reading the item.
///
/// Partial: it is not supported: calls with it return ``errSecParam``, since no prompt can be
/// shown.
public let kSecAttrAccessControl: CFString = "accc"
/// The key of the state of the device in which the item can be read.
///
/// Accepted: the value is stored, but the item can always be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// The item can be read while the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// The item can be read once the device was unlocked after its start.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// The item can be read while the device is unlocked; it is not copied to another device.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// The item can be read once the device was unlocked after its start; it is not copied to another
/// device.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// The item can be read while the device is unlocked and has a passcode; it is not copied to
/// another device.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// The item can be read at any time, even while the device is locked.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// The item can always be read; it is not copied to another device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// The key of the maximum number of items that are returned.
public let kSecMatchLimit: CFString = "m_Limit"
/// A query returns one item at most.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// The limit of all items, which are returned as an array.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key of a Boolean value that indicates whether the password is returned.
public let kSecReturnData: CFString = "r_Data"
/// The key of a Boolean value that indicates whether the attributes are returned.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of a Boolean value that indicates whether a reference to the item is returned.
///
/// Partial: instead of a reference to a password its attributes are returned.
public let kSecReturnRef: CFString = "r_Ref"
/// The key of a Boolean value that indicates whether a persistent reference to the item is
/// returned.
///
/// Partial: it is not supported; calls with it return ``errSecUnimplemented``.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of the secret bytes of an item, such as a password.
public let kSecValueData: CFString = "v_Data"
/// The key of a Boolean value that indicates whether the data protection keychain is used.
///
/// Accepted: it has no effect, since there is only one keychain.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The key of the authentication context.
///
/// Accepted: it has no effect, since no prompt is shown.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key of a value that indicates whether a prompt may be shown.
///
/// Accepted: it has no effect, since no prompt is shown.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The key of the text of the prompt.
///
/// Accepted: it has no effect, since no prompt is shown.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
