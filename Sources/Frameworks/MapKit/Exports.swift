// As Apple's module, it brings the places on the earth along.
@_exported public import CoreLocation
