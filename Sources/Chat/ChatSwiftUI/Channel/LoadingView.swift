import HeadlessSwiftUI

/// A turning wheel in the middle of the room.
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
