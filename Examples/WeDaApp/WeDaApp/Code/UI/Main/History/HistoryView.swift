//
//  HistoryView.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import DollarGeneralTemplateHelpers
import SwiftUI

struct HistoryView: View {
    @ObservedObject var viewModel: HistoryViewModel

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("History")
                .toolbar {
                    Button("Clear") { viewModel.clear() }
                        .disabled(viewModel.history.isEmpty)
                        .accessibilityIdentifier(UITestIDs.HistoryView.clearButton)
                }
        }
        .onAppear { viewModel.load() }
    }

    @ViewBuilder private var content: some View {
        if viewModel.history.isEmpty {
            Text("Nothing searched yet")
                .foregroundStyle(.secondary)
                .padding()
                .accessibilityIdentifier(UITestIDs.HistoryView.emptyState)
        } else {
            List(viewModel.history) { item in
                Text(item.country.isEmpty ? item.cityName : "\(item.cityName), \(item.country)")
            }
            .accessibilityIdentifier(UITestIDs.HistoryView.list)
        }
    }
}
