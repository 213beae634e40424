import ChatLook
import HeadlessSwiftUI

/// The online indicator of a user.
public struct OnlineIndicatorView: View {
    @Injected(\.colors) private var colors

    private let indicatorSize: CGFloat

    /// - Parameter indicatorSize: The diameter in points.
    public init(indicatorSize: CGFloat) {
        self.indicatorSize = indicatorSize
    }

    public var body: some View {
        ZStack {
            Circle().fill(Color(colors.textInverted)).frame(width: indicatorSize, height: indicatorSize)
            Circle().fill(Color(colors.alternativeActiveTint)).frame(width: inner, height: inner)
        }
    }

    private var inner: CGFloat { 2 * indicatorSize / 3 }
}

extension View {
    /// Shows an online indicator at the upper trailing edge of an avatar of a size in points.
    func onlineIndicator(_ isOnline: Bool, onAvatarOf size: CGSize) -> some View {
        overlay(
            isOnline
                ? TopRightView { OnlineIndicatorView(indicatorSize: size.width * 0.3) }.offset(x: 3, y: -1) : nil)
    }
}
