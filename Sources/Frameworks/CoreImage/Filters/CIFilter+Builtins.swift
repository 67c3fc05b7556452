import Foundation

extension CIFilter {
  private static func named(_ name: String) -> CIFilter {
    guard let filter = CIFilter(name: name) else { preconditionFailure("there is no \(name)") }
    return filter
  }

  /// Returns a generator of QR codes.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    named("CIQRCodeGenerator")
  }

  /// Returns a filter that gives a picture brown tones.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { named("CISepiaTone") }

  /// Returns a filter that changes saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls { named("CIColorControls") }

  /// Returns a filter that draws a picture in shades of a color.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    named("CIColorMonochrome")
  }

  /// Returns a filter that inverts colors.
  public class func colorInvert() -> any CIFilter & CIColorInvert { named("CIColorInvert") }

  /// Returns a filter that changes the exposure.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    named("CIExposureAdjust")
  }

  /// Returns a filter that brightens or darkens middle tones.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { named("CIGammaAdjust") }

  /// Returns a filter that rotates hues.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { named("CIHueAdjust") }

  /// Returns a filter that makes pale colors more saturated.
  public class func vibrance() -> any CIFilter & CIVibrance { named("CIVibrance") }

  /// Returns a filter that reduces the number of colors.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    named("CIColorPosterize")
  }

  /// Returns a filter that draws a picture in black and white.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { named("CIPhotoEffectMono") }

  /// Returns a filter that draws a picture in black and white with much contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { named("CIPhotoEffectNoir") }

  /// Returns a filter that draws a picture in black and white with little contrast.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    named("CIPhotoEffectTonal")
  }

  /// Returns a filter that makes colors stronger.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    named("CIPhotoEffectChrome")
  }

  /// Returns a filter that fades colors.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { named("CIPhotoEffectFade") }

  /// Returns a filter that gives a picture the look of an instant photo.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    named("CIPhotoEffectInstant")
  }

  /// Returns a filter that gives a picture cool tones.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    named("CIPhotoEffectProcess")
  }

  /// Returns a filter that gives a picture warm tones.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    named("CIPhotoEffectTransfer")
  }

  /// Returns a filter that blurs a picture with a Gaussian kernel.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { named("CIGaussianBlur") }

  /// Returns a filter that blurs a picture with a square kernel.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { named("CIBoxBlur") }

  /// Returns a filter that sharpens edges.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { named("CIUnsharpMask") }

  /// Returns a filter that sharpens a picture.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    named("CISharpenLuminance")
  }

  /// Returns a filter that lets bright areas glow.
  public class func bloom() -> any CIFilter & CIBloom { named("CIBloom") }

  /// Returns a filter that draws edges.
  public class func edges() -> any CIFilter & CIEdges { named("CIEdges") }

  /// Returns a filter that darkens corners.
  public class func vignette() -> any CIFilter & CIVignette { named("CIVignette") }

  /// Returns a filter that replaces a picture by squares of one color each.
  public class func pixellate() -> any CIFilter & CIPixellate { named("CIPixellate") }

  /// Returns a filter that replaces a picture by irregular areas of one color each.
  public class func crystallize() -> any CIFilter & CICrystallize { named("CICrystallize") }
}
