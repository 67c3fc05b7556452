// The keys and values of queries, with the contents that Apple gives them: apps write some as text.

/// The kind of item.
public let kSecClass: CFString = "class"
/// Passwords of the app.
public let kSecClassGenericPassword: CFString = "genp"
/// Passwords of servers.
public let kSecClassInternetPassword: CFString = "inet"
/// Keys.
///
/// Partial: calls with it return ``errSecUnimplemented``.
public let kSecClassKey: CFString = "keys"
/// Certificates.
///
/// Partial: calls with it return ``errSecUnimplemented``.
public let kSecClassCertificate: CFString = "cert"
/// Certificates with their keys.
///
/// Partial: calls with it return ``errSecUnimplemented``.
public let kSecClassIdentity: CFString = "idnt"
/// The account that a password is for.
public let kSecAttrAccount: CFString = "acct"
/// The service that a password is for.
public let kSecAttrService: CFString = "svce"
/// The server that a password is for.
public let kSecAttrServer: CFString = "srvr"
/// The path on the server.
public let kSecAttrPath: CFString = "path"
/// The port of the server.
public let kSecAttrPort: CFString = "port"
/// The protocol of the server.
public let kSecAttrProtocol: CFString = "ptcl"
/// The server's way of authentication.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The server's domain.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// A name for people.
public let kSecAttrLabel: CFString = "labl"
/// A description of the item's kind, for people.
public let kSecAttrDescription: CFString = "desc"
/// A comment of a person.
public let kSecAttrComment: CFString = "icmt"
/// Bytes of the app.
public let kSecAttrGeneric: CFString = "gena"
/// A number of the app.
public let kSecAttrType: CFString = "type"
/// The number of the app that made the item.
public let kSecAttrCreator: CFString = "crtr"
/// A key whose value says whether people do not see the item.
public let kSecAttrIsInvisible: CFString = "invi"
/// A key whose value says whether there is no password on purpose.
public let kSecAttrIsNegative: CFString = "nega"
/// The moment at which the item was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// The moment at which the item was last changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// A key whose value says whether the item goes to the person's other devices.
///
/// Partial: it does not, but items with and without it are kept apart, as Apple's are.
public let kSecAttrSynchronizable: CFString = "sync"
/// Finds items with and without ``kSecAttrSynchronizable``.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The apps that share the item.
///
/// Partial: it is a part of the item's name; no other app reads it.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The condition of reading.
///
/// Partial: calls with it return ``errSecParam``, since no prompt can be shown.
public let kSecAttrAccessControl: CFString = "accc"
/// The moments at which the item can be read.
///
/// Accepted: it is kept, and the item can always be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While the device is unlocked, and on no other.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the device was unlocked once, and on no other.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// While the device has a passcode, and on no other.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// Always, and on no other device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// The key of the maximum number of items that are returned.
public let kSecMatchLimit: CFString = "m_Limit"
/// A query returns at most one item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// A query returns all items, as an array.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// A key whose value says whether the password is returned.
public let kSecReturnData: CFString = "r_Data"
/// A key whose value says whether the attributes are returned.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// A key whose value says whether a reference is returned.
///
/// Partial: for a password the attributes are.
public let kSecReturnRef: CFString = "r_Ref"
/// A key whose value says whether a lasting reference is returned.
///
/// Partial: calls with it return ``errSecUnimplemented``.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// A key of the secret bytes of an item, such as a password.
public let kSecValueData: CFString = "v_Data"
/// The keychain that is used.
///
/// Accepted: there is one.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The context of authentication.
///
/// Accepted: no prompt is shown.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// A key whose value says whether a person may be asked.
///
/// Accepted: no prompt is shown.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The question to a person.
///
/// Accepted: no prompt is shown.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
