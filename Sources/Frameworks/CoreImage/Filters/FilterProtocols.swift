public import Foundation

/// A filter.
public protocol CIFilterProtocol: AnyObject {
  /// The picture that the filter makes; `nil` if there is none.
  var outputImage: CIImage? { get }
}

/// Makes the picture of a QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes that the code contains.
  var message: Data { get set }
  /// The part of a damaged code that can be restored: `L` 7, `M` 15, `Q` 25, `H` 30 per cent.
  var correctionLevel: String { get set }
}

/// Changes a picture.
public protocol CIPictureFilter: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
}

/// A filter with a look of old photos.
public protocol CIPhotoEffect: CIPictureFilter {}

/// Colors a picture brown.
public protocol CISepiaTone: CIPictureFilter {
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// Changes saturation, brightness and contrast.
public protocol CIColorControls: CIPictureFilter {
  /// The saturation; 1 leaves colors as they are.
  var saturation: Float { get set }
  /// The brightness; 0 leaves colors as they are.
  var brightness: Float { get set }
  /// The contrast; 1 leaves colors as they are.
  var contrast: Float { get set }
}

/// Draws a picture in shades of a color.
public protocol CIColorMonochrome: CIPictureFilter {
  /// The color.
  var color: CIColor { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// Inverts colors.
public protocol CIColorInvert: CIPictureFilter {}

/// Changes the exposure.
public protocol CIExposureAdjust: CIPictureFilter {
  /// The exposure, in steps that double the light.
  var ev: Float { get set }
}

/// Brightens or darkens middle tones.
public protocol CIGammaAdjust: CIPictureFilter {
  /// The power to which colors are raised.
  var power: Float { get set }
}

/// Turns hues.
public protocol CIHueAdjust: CIPictureFilter {
  /// The angle, in radians.
  var angle: Float { get set }
}

/// Strengthens pale colors.
public protocol CIVibrance: CIPictureFilter {
  /// The amount; 0 leaves colors as they are.
  var amount: Float { get set }
}

/// Reduces the number of colors.
public protocol CIColorPosterize: CIPictureFilter {
  /// The number of values of each part of a color.
  var levels: Float { get set }
}

/// Blurs a picture as by a bell curve.
public protocol CIGaussianBlur: CIPictureFilter {
  /// The radius, in points.
  var radius: Float { get set }
}

/// Blurs a picture by the means of squares.
public protocol CIBoxBlur: CIPictureFilter {
  /// The radius, in points.
  var radius: Float { get set }
}

/// Sharpens edges.
public protocol CIUnsharpMask: CIPictureFilter {
  /// The radius, in points.
  var radius: Float { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// Sharpens a picture.
public protocol CISharpenLuminance: CIPictureFilter {
  /// The strength of the effect.
  var sharpness: Float { get set }
  /// The radius, in points.
  var radius: Float { get set }
}

/// Lets bright areas glow.
public protocol CIBloom: CIPictureFilter {
  /// The radius, in points.
  var radius: Float { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// Draws edges.
public protocol CIEdges: CIPictureFilter {
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// Darkens corners.
public protocol CIVignette: CIPictureFilter {
  /// The strength of the effect.
  var intensity: Float { get set }
  /// The radius, in points.
  var radius: Float { get set }
}

/// Draws squares of one color.
public protocol CIPixellate: CIPictureFilter {
  /// The middle of the effect.
  var center: CGPoint { get set }
  /// The side of a square, in points.
  var scale: Float { get set }
}

/// Draws irregular areas of one color.
public protocol CICrystallize: CIPictureFilter {
  /// The radius, in points.
  var radius: Float { get set }
  /// The middle of the effect.
  var center: CGPoint { get set }
}
