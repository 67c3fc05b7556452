// swift-format-ignore-file
// Symbols of Apple's Core ML that the server lacks, so that an error names them.

@available(*, unavailable, message: "Strata does not have MLMultiArray: the server runs no models of Core ML (docs/decisions/0094-photos-and-media.md)")
public class MLMultiArray {}
@available(*, unavailable, message: "Strata does not have MLFeatureValue: the server runs no models of Core ML (docs/decisions/0094-photos-and-media.md)")
public class MLFeatureValue {}
@available(*, unavailable, message: "Strata does not have MLDictionaryFeatureProvider: the server runs no models of Core ML (docs/decisions/0094-photos-and-media.md)")
public class MLDictionaryFeatureProvider {}
@available(*, unavailable, message: "Strata does not have MLPredictionOptions: the server runs no models of Core ML (docs/decisions/0094-photos-and-media.md)")
public class MLPredictionOptions {}
@available(*, unavailable, message: "Strata does not have MLFeatureProvider: the server runs no models of Core ML (docs/decisions/0094-photos-and-media.md)")
public protocol MLFeatureProvider: AnyObject {}
