// swift-format-ignore-file
// Symbols of Apple's Photos that a browser does not offer, so that an error names them.

/// Unavailable.
@available(
  *, unavailable,
  message:
    "Strata does not have PHAsset: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHAsset {}

/// Unavailable.
@available(
  *, unavailable,
  message:
    "Strata does not have PHAssetCollection: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHAssetCollection {}

/// Unavailable.
@available(
  *, unavailable,
  message:
    "Strata does not have PHCollection: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHCollection {}

/// Unavailable.
@available(
  *, unavailable,
  message:
    "Strata does not have PHFetchOptions: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHFetchOptions {}

/// Unavailable.
@available(
  *, unavailable,
  message:
    "Strata does not have PHFetchResult: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHFetchResult<ObjectType: AnyObject> {}

/// Unavailable.
@available(
  *, unavailable,
  message:
    "Strata does not have PHImageManager: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHImageManager {}

/// Unavailable.
@available(
  *, unavailable,
  message:
    "Strata does not have PHCachingImageManager: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHCachingImageManager {}

/// Unavailable.
@available(
  *, unavailable,
  message:
    "Strata does not have PHImageRequestOptions: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHImageRequestOptions {}

/// Unavailable.
@available(
  *, unavailable,
  message:
    "Strata does not have PHLivePhoto: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHLivePhoto {}

/// Unavailable.
@available(
  *, unavailable,
  message:
    "Strata does not have PHAssetResource: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHAssetResource {}

/// Unavailable.
@available(
  *, unavailable,
  message:
    "Strata does not have PHAssetResourceManager: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHAssetResourceManager {}

/// Unavailable.
@available(
  *, unavailable,
  message:
    "Strata does not have PHChange: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHChange {}

/// Unavailable.
@available(
  *, unavailable,
  message:
    "Strata does not have PHAssetCollectionChangeRequest: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHAssetCollectionChangeRequest {}
