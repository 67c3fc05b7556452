// swift-format-ignore-file
// Symbols of Apple's AVFoundation that a page does not offer, so that an error names them.

@available(*, unavailable, message: "Strata does not have AVCapturePhotoOutput: pages are served without cameras and microphones; UIImagePickerController asks the phone's own camera (docs/decisions/0094-photos-and-media.md)")
public class AVCapturePhotoOutput {}
@available(*, unavailable, message: "Strata does not have AVCaptureVideoDataOutput: pages are served without cameras and microphones; UIImagePickerController asks the phone's own camera (docs/decisions/0094-photos-and-media.md)")
public class AVCaptureVideoDataOutput {}
@available(*, unavailable, message: "Strata does not have AVCaptureMovieFileOutput: pages are served without cameras and microphones; UIImagePickerController asks the phone's own camera (docs/decisions/0094-photos-and-media.md)")
public class AVCaptureMovieFileOutput {}
@available(*, unavailable, message: "Strata does not have AVCapturePhoto: pages are served without cameras and microphones; UIImagePickerController asks the phone's own camera (docs/decisions/0094-photos-and-media.md)")
public class AVCapturePhoto {}
@available(*, unavailable, message: "Strata does not have AVCapturePhotoSettings: pages are served without cameras and microphones; UIImagePickerController asks the phone's own camera (docs/decisions/0094-photos-and-media.md)")
public class AVCapturePhotoSettings {}
@available(*, unavailable, message: "Strata does not have AVAudioRecorder: pages are served without cameras and microphones; UIImagePickerController asks the phone's own camera (docs/decisions/0094-photos-and-media.md)")
public class AVAudioRecorder {}
@available(*, unavailable, message: "Strata does not have AVAudioEngine: the server mixes no sounds; AVAudioPlayer and AVPlayer play files in the browser (docs/decisions/0094-photos-and-media.md)")
public class AVAudioEngine {}
@available(*, unavailable, message: "Strata does not have AVAudioNode: the server mixes no sounds; AVAudioPlayer and AVPlayer play files in the browser (docs/decisions/0094-photos-and-media.md)")
public class AVAudioNode {}
@available(*, unavailable, message: "Strata does not have AVAudioPlayerNode: the server mixes no sounds; AVAudioPlayer and AVPlayer play files in the browser (docs/decisions/0094-photos-and-media.md)")
public class AVAudioPlayerNode {}
@available(*, unavailable, message: "Strata does not have AVAudioFile: the server mixes no sounds; AVAudioPlayer and AVPlayer play files in the browser (docs/decisions/0094-photos-and-media.md)")
public class AVAudioFile {}
@available(*, unavailable, message: "Strata does not have AVAudioFormat: the server mixes no sounds; AVAudioPlayer and AVPlayer play files in the browser (docs/decisions/0094-photos-and-media.md)")
public class AVAudioFormat {}
@available(*, unavailable, message: "Strata does not have AVAudioPCMBuffer: the server mixes no sounds; AVAudioPlayer and AVPlayer play files in the browser (docs/decisions/0094-photos-and-media.md)")
public class AVAudioPCMBuffer {}
@available(*, unavailable, message: "Strata does not have AVAudioMixerNode: the server mixes no sounds; AVAudioPlayer and AVPlayer play files in the browser (docs/decisions/0094-photos-and-media.md)")
public class AVAudioMixerNode {}
@available(*, unavailable, message: "Strata does not have AVAudioUnitSampler: the server mixes no sounds; AVAudioPlayer and AVPlayer play files in the browser (docs/decisions/0094-photos-and-media.md)")
public class AVAudioUnitSampler {}
@available(*, unavailable, message: "Strata does not have AVAudioSequencer: the server mixes no sounds; AVAudioPlayer and AVPlayer play files in the browser (docs/decisions/0094-photos-and-media.md)")
public class AVAudioSequencer {}
@available(*, unavailable, message: "Strata does not have AVMIDIPlayer: the server mixes no sounds; AVAudioPlayer and AVPlayer play files in the browser (docs/decisions/0094-photos-and-media.md)")
public class AVMIDIPlayer {}
@available(*, unavailable, message: "Strata does not have AVPlayerLayer: a page's movie is an element of its own: use AVKit's VideoPlayer (docs/decisions/0094-photos-and-media.md)")
public class AVPlayerLayer {}
@available(*, unavailable, message: "Strata does not have AVAssetImageGenerator: the server decodes no movies (docs/decisions/0094-photos-and-media.md)")
public class AVAssetImageGenerator {}
@available(*, unavailable, message: "Strata does not have AVAssetExportSession: the server decodes no movies (docs/decisions/0094-photos-and-media.md)")
public class AVAssetExportSession {}
@available(*, unavailable, message: "Strata does not have AVAssetReader: the server decodes no movies (docs/decisions/0094-photos-and-media.md)")
public class AVAssetReader {}
@available(*, unavailable, message: "Strata does not have AVAssetWriter: the server decodes no movies (docs/decisions/0094-photos-and-media.md)")
public class AVAssetWriter {}
@available(*, unavailable, message: "Strata does not have AVMutableComposition: the server decodes no movies (docs/decisions/0094-photos-and-media.md)")
public class AVMutableComposition {}
@available(*, unavailable, message: "Strata does not have AVCapturePhotoCaptureDelegate: pages are served without cameras and microphones; UIImagePickerController asks the phone's own camera (docs/decisions/0094-photos-and-media.md)")
public protocol AVCapturePhotoCaptureDelegate: AnyObject {}
@available(*, unavailable, message: "Strata does not have AVCaptureVideoDataOutputSampleBufferDelegate: pages are served without cameras and microphones; UIImagePickerController asks the phone's own camera (docs/decisions/0094-photos-and-media.md)")
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {}
@available(*, unavailable, message: "Strata does not have AVAudioRecorderDelegate: pages are served without cameras and microphones; UIImagePickerController asks the phone's own camera (docs/decisions/0094-photos-and-media.md)")
public protocol AVAudioRecorderDelegate: AnyObject {}
