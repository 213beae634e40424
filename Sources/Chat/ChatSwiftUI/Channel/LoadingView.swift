import HeadlessSwiftUI

/// A spinner in the middle of the available space.
public struct LoadingView: View {
    public init() {}

    public var body: some View {
        VStack {
            Spacer()
            ProgressView()
            Spacer()
        }
        .accessibilityIdentifier("LoadingView")
    }
}
