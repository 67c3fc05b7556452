// swift-format-ignore-file
// Symbols of Apple's Vision that the server lacks, so that an error names them.

@available(*, unavailable, message: "Strata does not have VNRecognizeTextRequest: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class VNRecognizeTextRequest {}
@available(*, unavailable, message: "Strata does not have VNRecognizedTextObservation: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class VNRecognizedTextObservation {}
@available(*, unavailable, message: "Strata does not have VNRecognizedText: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class VNRecognizedText {}
@available(*, unavailable, message: "Strata does not have VNDetectFaceRectanglesRequest: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class VNDetectFaceRectanglesRequest {}
@available(*, unavailable, message: "Strata does not have VNDetectFaceLandmarksRequest: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class VNDetectFaceLandmarksRequest {}
@available(*, unavailable, message: "Strata does not have VNFaceObservation: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class VNFaceObservation {}
@available(*, unavailable, message: "Strata does not have VNDetectRectanglesRequest: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class VNDetectRectanglesRequest {}
@available(*, unavailable, message: "Strata does not have VNRectangleObservation: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class VNRectangleObservation {}
@available(*, unavailable, message: "Strata does not have VNClassifyImageRequest: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class VNClassifyImageRequest {}
@available(*, unavailable, message: "Strata does not have VNClassificationObservation: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class VNClassificationObservation {}
@available(*, unavailable, message: "Strata does not have VNCoreMLRequest: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class VNCoreMLRequest {}
@available(*, unavailable, message: "Strata does not have VNCoreMLModel: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class VNCoreMLModel {}
@available(*, unavailable, message: "Strata does not have VNDetectHumanBodyPoseRequest: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class VNDetectHumanBodyPoseRequest {}
@available(*, unavailable, message: "Strata does not have VNDetectHumanHandPoseRequest: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class VNDetectHumanHandPoseRequest {}
@available(*, unavailable, message: "Strata does not have VNGeneratePersonSegmentationRequest: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class VNGeneratePersonSegmentationRequest {}
@available(*, unavailable, message: "Strata does not have VNSequenceRequestHandler: the server recognizes nothing in pictures (docs/decisions/0094-photos-and-media.md)")
public class VNSequenceRequestHandler {}
