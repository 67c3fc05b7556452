public import Feed
public import SwiftUI

extension View {
  /// Presents an alert when the favourites cannot be read or stored.
  public func favoriteFailure(_ favorites: FavoritesModel) -> some View {
    alert(
      Text(Words.Favorites.failed),
      isPresented: Binding(
        get: { favorites.error != nil },
        set: { isShown in if !isShown { favorites.dismissError() } })
    ) {
      Button {
        favorites.dismissError()
      } label: {
        Text(Words.App.dismiss)
      }
    } message: {
      favorites.error?.message
    }
  }
}
