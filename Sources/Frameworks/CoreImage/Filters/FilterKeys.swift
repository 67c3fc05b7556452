/// The key of a filter's input picture.
public let kCIInputImageKey = "inputImage"
/// The key of the strength of an effect.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a radius, in points.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the size of squares, in points.
public let kCIInputScaleKey = "inputScale"
/// The key of the center of an effect.
public let kCIInputCenterKey = "inputCenter"
/// The key of the input for a color.
public let kCIInputColorKey = "inputColor"
/// The key of the saturation; 1 leaves colors as they are.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the brightness; 0 leaves colors as they are.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast; 1 leaves colors as they are.
public let kCIInputContrastKey = "inputContrast"
/// The key of the exposure, in steps that double the light.
public let kCIInputEVKey = "inputEV"
/// The key of an angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of the input for the sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of the amount of an effect.
public let kCIInputAmountKey = "inputAmount"
/// The key of a QR code's level of error correction, for a filter that was created by its name.
public let kCIInputCorrectionLevelKey = "inputCorrectionLevel"
/// The key of a filter's resulting picture.
public let kCIOutputImageKey = "outputImage"
