public import Foundation

extension CIFilter: CIQRCodeGenerator, CIPhotoEffect {
  /// The picture that the filter changes.
  public var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }

  /// The bytes that the code contains.
  public var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  /// The level of error correction: `L`, `M`, `Q` or `H`, for 7, 15, 25 or 30 per cent of the code.
  public var correctionLevel: String {
    get { value(forKey: kCIInputCorrectionLevelKey) as? String ?? "M" }
    set { setValue(newValue, forKey: kCIInputCorrectionLevelKey) }
  }
}

extension CIFilter: CISepiaTone, CIColorControls, CIColorMonochrome, CIColorInvert,
  CIExposureAdjust, CIGammaAdjust, CIHueAdjust, CIVibrance, CIColorPosterize, CIGaussianBlur,
  CIBoxBlur, CIUnsharpMask, CISharpenLuminance, CIBloom, CIEdges, CIVignette, CIPixellate,
  CICrystallize
{
  /// The strength of the effect; 0 is none.
  public var intensity: Float {
    get { number(kCIInputIntensityKey) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }

  /// The radius of the filter's effect, in points.
  public var radius: Float {
    get { number(kCIInputRadiusKey) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }

  /// The side of a square, in points.
  public var scale: Float {
    get { number(kCIInputScaleKey) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }

  /// The saturation; 1 leaves colors as they are.
  public var saturation: Float {
    get { number(kCIInputSaturationKey) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }

  /// The brightness; 0 leaves colors as they are.
  public var brightness: Float {
    get { number(kCIInputBrightnessKey) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }

  /// The contrast; 1 leaves colors as they are.
  public var contrast: Float {
    get { number(kCIInputContrastKey) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }

  /// The exposure, in steps that double the light.
  public var ev: Float {
    get { number(kCIInputEVKey) }
    set { setValue(newValue, forKey: kCIInputEVKey) }
  }

  /// The exponent to which colors are raised; 1 leaves them as they are.
  public var power: Float {
    get { number("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }

  /// The angle by which hues are rotated, in radians.
  public var angle: Float {
    get { number(kCIInputAngleKey) }
    set { setValue(newValue, forKey: kCIInputAngleKey) }
  }

  /// The strength of the change; 0 leaves colors as they are.
  public var amount: Float {
    get { number(kCIInputAmountKey) }
    set { setValue(newValue, forKey: kCIInputAmountKey) }
  }

  /// The number of values that each component of a color can have.
  public var levels: Float {
    get { number("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }

  /// The strength of the sharpening; 0 is none.
  public var sharpness: Float {
    get { number(kCIInputSharpnessKey) }
    set { setValue(newValue, forKey: kCIInputSharpnessKey) }
  }

  /// The center of the effect.
  public var center: CGPoint {
    get { point(kCIInputCenterKey) }
    set { setValue(newValue, forKey: kCIInputCenterKey) }
  }

  /// The color in whose shades the picture is drawn.
  public var color: CIColor {
    get { value(forKey: kCIInputColorKey) as? CIColor ?? CIColor(red: 0, green: 0, blue: 0) }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
}
