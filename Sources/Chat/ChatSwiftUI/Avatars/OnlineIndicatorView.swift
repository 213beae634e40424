import ChatLook
import HeadlessSwiftUI

/// The dot of a user who is online.
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
    /// Shows at the upper trailing edge of an avatar that its user is online; the size is the avatar's, in points.
    func onlineIndicator(_ isOnline: Bool, onAvatarOf size: CGSize) -> some View {
        overlay(
            isOnline
                ? TopRightView { OnlineIndicatorView(indicatorSize: size.width * 0.3) }.offset(x: 3, y: -1) : nil)
    }
}
