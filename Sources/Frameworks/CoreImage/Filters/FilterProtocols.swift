public import Foundation

/// A filter, which creates a picture or changes one.
public protocol CIFilterProtocol: AnyObject {
  /// The picture that the filter makes; `nil` if there is none.
  var outputImage: CIImage? { get }
}

/// A filter that creates the picture of a QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes that the code contains.
  var message: Data { get set }
  /// The level of error correction: `L`, `M`, `Q` or `H`, for 7, 15, 25 or 30 per cent of the code.
  var correctionLevel: String { get set }
}

/// A filter that changes a picture.
public protocol CIPictureFilter: CIFilterProtocol {
  /// The picture that the filter changes.
  var inputImage: CIImage? { get set }
}

/// A filter with a look of old photos.
public protocol CIPhotoEffect: CIPictureFilter {}

/// A filter that gives a picture brown tones.
public protocol CISepiaTone: CIPictureFilter {
  /// The strength of the effect; 0 is none.
  var intensity: Float { get set }
}

/// A filter that changes saturation, brightness and contrast.
public protocol CIColorControls: CIPictureFilter {
  /// The saturation; 1 leaves colors as they are.
  var saturation: Float { get set }
  /// The brightness; 0 leaves colors as they are.
  var brightness: Float { get set }
  /// The contrast; 1 leaves colors as they are.
  var contrast: Float { get set }
}

/// A filter that draws a picture in shades of a color.
public protocol CIColorMonochrome: CIPictureFilter {
  /// The color in whose shades the picture is drawn.
  var color: CIColor { get set }
  /// The strength of the effect; 0 is none.
  var intensity: Float { get set }
}

/// A filter that inverts colors.
public protocol CIColorInvert: CIPictureFilter {}

/// A filter that changes the exposure.
public protocol CIExposureAdjust: CIPictureFilter {
  /// The exposure, in steps that double the light.
  var ev: Float { get set }
}

/// A filter that brightens or darkens middle tones.
public protocol CIGammaAdjust: CIPictureFilter {
  /// The exponent to which colors are raised; 1 leaves them as they are.
  var power: Float { get set }
}

/// A filter that rotates hues.
public protocol CIHueAdjust: CIPictureFilter {
  /// The angle by which hues are rotated, in radians.
  var angle: Float { get set }
}

/// A filter that makes pale colors more saturated.
public protocol CIVibrance: CIPictureFilter {
  /// The strength of the change; 0 leaves colors as they are.
  var amount: Float { get set }
}

/// A filter that reduces the number of colors.
public protocol CIColorPosterize: CIPictureFilter {
  /// The number of values that each component of a color can have.
  var levels: Float { get set }
}

/// A filter that blurs a picture with a Gaussian kernel.
public protocol CIGaussianBlur: CIPictureFilter {
  /// The radius of the filter's effect, in points.
  var radius: Float { get set }
}

/// A filter that blurs a picture with a square kernel.
public protocol CIBoxBlur: CIPictureFilter {
  /// The radius of the filter's effect, in points.
  var radius: Float { get set }
}

/// A filter that sharpens edges.
public protocol CIUnsharpMask: CIPictureFilter {
  /// The radius of the filter's effect, in points.
  var radius: Float { get set }
  /// The strength of the effect; 0 is none.
  var intensity: Float { get set }
}

/// A filter that sharpens a picture.
public protocol CISharpenLuminance: CIPictureFilter {
  /// The strength of the sharpening; 0 is none.
  var sharpness: Float { get set }
  /// The radius of the filter's effect, in points.
  var radius: Float { get set }
}

/// A filter that lets bright areas glow.
public protocol CIBloom: CIPictureFilter {
  /// The radius of the filter's effect, in points.
  var radius: Float { get set }
  /// The strength of the effect; 0 is none.
  var intensity: Float { get set }
}

/// A filter that draws edges.
public protocol CIEdges: CIPictureFilter {
  /// The strength of the effect; 0 is none.
  var intensity: Float { get set }
}

/// A filter that darkens corners.
public protocol CIVignette: CIPictureFilter {
  /// The strength of the effect; 0 is none.
  var intensity: Float { get set }
  /// The radius of the filter's effect, in points.
  var radius: Float { get set }
}

/// A filter that replaces a picture by squares of one color each.
public protocol CIPixellate: CIPictureFilter {
  /// The center of the effect.
  var center: CGPoint { get set }
  /// The side of a square, in points.
  var scale: Float { get set }
}

/// A filter that replaces a picture by irregular areas of one color each.
public protocol CICrystallize: CIPictureFilter {
  /// The radius of the filter's effect, in points.
  var radius: Float { get set }
  /// The center of the effect.
  var center: CGPoint { get set }
}
