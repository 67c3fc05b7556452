// As with Apple's module, a file that imports MapKit sees CoreLocation too.
@_exported public import CoreLocation
