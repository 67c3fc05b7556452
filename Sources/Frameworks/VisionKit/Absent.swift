// swift-format-ignore-file
// Symbols of Apple's VisionKit that the server lacks, so that an error names them.

@available(*, unavailable, message: "Strata does not have ImageAnalyzer: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class ImageAnalyzer {}
@available(*, unavailable, message: "Strata does not have ImageAnalysis: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class ImageAnalysis {}
@available(*, unavailable, message: "Strata does not have ImageAnalysisInteraction: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class ImageAnalysisInteraction {}
