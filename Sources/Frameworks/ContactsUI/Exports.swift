// As with Apple's module, a file that imports ContactsUI sees these too.
@_exported public import Contacts
@_exported public import UIKit
