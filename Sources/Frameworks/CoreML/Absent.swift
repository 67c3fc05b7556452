// swift-format-ignore-file
// What Apple's Core ML has and the server does not run, so that an error names it.

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
