//
//  ErrorView.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import DollarGeneralTemplateHelpers
import NetworkingKit
import SwiftUI

/// Shows an error message with a button to try again.
struct ErrorView: View {
    let error: APIError
    let retry: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "exclamationmark.triangle")
                .font(.largeTitle)
                .foregroundStyle(.secondary)
            Text(error.localizedDescription)
                .multilineTextAlignment(.center)
            Button("Retry", action: retry)
                .buttonStyle(.bordered)
                .accessibilityIdentifier(UITestIDs.Common.retryButton)
        }
        .frame(maxWidth: .infinity)
        .padding()
    }
}
