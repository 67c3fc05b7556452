// swift-format-ignore-file
// Symbols of Apple's Photos that a browser does not offer, so that an error names them.

/// Unavailable, since a browser does not give an app access to the person's photo library.
@available(
  *, unavailable,
  message:
    "Strata does not have PHAsset: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHAsset {}

/// Unavailable, since a browser does not give an app access to the person's photo library.
@available(
  *, unavailable,
  message:
    "Strata does not have PHAssetCollection: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHAssetCollection {}

/// Unavailable, since a browser does not give an app access to the person's photo library.
@available(
  *, unavailable,
  message:
    "Strata does not have PHCollection: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHCollection {}

/// Unavailable, since a browser does not give an app access to the person's photo library.
@available(
  *, unavailable,
  message:
    "Strata does not have PHFetchOptions: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHFetchOptions {}

/// Unavailable, since a browser does not give an app access to the person's photo library.
@available(
  *, unavailable,
  message:
    "Strata does not have PHFetchResult: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHFetchResult<ObjectType: AnyObject> {}

/// Unavailable, since a browser does not give an app access to the person's photo library.
@available(
  *, unavailable,
  message:
    "Strata does not have PHImageManager: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHImageManager {}

/// Unavailable, since a browser does not give an app access to the person's photo library.
@available(
  *, unavailable,
  message:
    "Strata does not have PHCachingImageManager: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHCachingImageManager {}

/// Unavailable, since a browser does not give an app access to the person's photo library.
@available(
  *, unavailable,
  message:
    "Strata does not have PHImageRequestOptions: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHImageRequestOptions {}

/// Unavailable, since a browser does not give an app access to the person's photo library.
@available(
  *, unavailable,
  message:
    "Strata does not have PHLivePhoto: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHLivePhoto {}

/// Unavailable, since a browser does not give an app access to the person's photo library.
@available(
  *, unavailable,
  message:
    "Strata does not have PHAssetResource: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHAssetResource {}

/// Unavailable, since a browser does not give an app access to the person's photo library.
@available(
  *, unavailable,
  message:
    "Strata does not have PHAssetResourceManager: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHAssetResourceManager {}

/// Unavailable, since a browser does not give an app access to the person's photo library.
@available(
  *, unavailable,
  message:
    "Strata does not have PHChange: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHChange {}

/// Unavailable, since a browser does not give an app access to the person's photo library.
@available(
  *, unavailable,
  message:
    "Strata does not have PHAssetCollectionChangeRequest: a browser shows an app only the photos that a person chooses: use PhotosPicker (docs/decisions/0094-photos-and-media.md)"
)
public final class PHAssetCollectionChangeRequest {}
