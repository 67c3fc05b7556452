// As with Apple's, an app that imports SwiftUI only can declare observable objects; whoever wants
// subjects and operators imports Combine.
@_exported public import protocol Combine.ObservableObject
@_exported public import class Combine.ObservableObjectPublisher
@_exported public import struct Combine.Published
