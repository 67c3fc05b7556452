// The names that a file that imports Foundation sees on Apple's platforms. The Swift SDK imports this module
// into every file (docs/decisions/0089). It is above Combine, which itself needs the additions.
@_exported public import FoundationXML
// As with Apple's, a file that imports only Foundation can declare observable classes.
@_exported public import Observation
@_exported public import StrataFoundationAdditions

// As with Apple's, a file that imports only Foundation can declare observable objects; for
// subjects, operators and subscribers it imports Combine.
@_exported public import protocol Combine.ObservableObject
@_exported public import class Combine.ObservableObjectPublisher
@_exported public import struct Combine.Published
