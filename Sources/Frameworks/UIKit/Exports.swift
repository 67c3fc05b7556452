// As Apple's: a file that imports UIKit sees Foundation and what can be transferred too.
@_exported public import CoreTransferable
@_exported public import StrataFoundationAdditions

// These types belong to UIKit, but SwiftUI needs them and declares them.
@_exported public import enum StrataSwiftUIApp.UIKeyboardType
@_exported public import enum StrataSwiftUIApp.UITextAutocapitalizationType
@_exported public import struct StrataSwiftUIApp.UITextContentType
