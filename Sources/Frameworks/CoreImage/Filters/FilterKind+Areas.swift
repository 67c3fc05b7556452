import Foundation

extension FilterKind {
  /// The filters for which each pixel depends on the pixels around it.
  static let blurs = [
    FilterKind("CIGaussianBlur", [kCIInputRadiusKey: 10.0]) { picture, values in
      picture.blurred(sigma: values.number(kCIInputRadiusKey))
    },
    FilterKind("CIBoxBlur", [kCIInputRadiusKey: 10.0]) { picture, values in
      picture.boxBlurred(radius: Int(values.number(kCIInputRadiusKey).rounded()))
    },
    FilterKind(
      "CIUnsharpMask", [kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]
    ) { picture, values in
      picture.sharpened(
        sigma: values.number(kCIInputRadiusKey), by: values.float(kCIInputIntensityKey))
    },
    FilterKind(
      "CISharpenLuminance", [kCIInputSharpnessKey: 0.4, kCIInputRadiusKey: 1.69]
    ) { picture, values in
      picture.sharpened(
        sigma: values.number(kCIInputRadiusKey), by: values.float(kCIInputSharpnessKey))
    },
    FilterKind(
      "CIBloom", [kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]
    ) { picture, values in
      picture.combined(with: picture.blurred(sigma: values.number(kCIInputRadiusKey))) {
        let light = $1 * values.float(kCIInputIntensityKey)
        return 1 - (1 - $0) * (1 - light)
      }
    },
    FilterKind("CIEdges", [kCIInputIntensityKey: 1.0]) { picture, values in
      picture.edges(by: values.float(kCIInputIntensityKey))
    },
    FilterKind(
      "CIVignette", [kCIInputIntensityKey: 0.0, kCIInputRadiusKey: 1.0]
    ) { picture, values in
      picture.vignetted(
        by: values.float(kCIInputIntensityKey), radius: values.float(kCIInputRadiusKey))
    },
  ]

  /// The filters that replace a picture by areas of one color each.
  static let mosaics = [
    FilterKind(
      "CIPixellate", [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputScaleKey: 8.0]
    ) { picture, values in
      picture.pixellated(
        around: values.point(kCIInputCenterKey), side: values.number(kCIInputScaleKey))
    },
    FilterKind(
      "CICrystallize", [kCIInputRadiusKey: 20.0, kCIInputCenterKey: CIVector(x: 150, y: 150)]
    ) { picture, values in
      picture.crystallized(
        around: values.point(kCIInputCenterKey), radius: values.number(kCIInputRadiusKey))
    },
  ]
}
