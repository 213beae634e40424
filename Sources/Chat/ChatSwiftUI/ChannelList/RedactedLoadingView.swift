import HeadlessSwiftUI

/// The view that is shown while the channels are loaded, with bars that replace texts. The shimmer isn't animated.
public struct RedactedLoadingView<Factory: ViewFactory>: View {
    private let factory: Factory

    /// More than fit on a screen.
    private static var rowCount: Int { 20 }

    public init(factory: Factory) {
        self.factory = factory
    }

    public var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                factory.makeChannelListTopView(searchText: .constant(""))
                ForEach(0..<Self.rowCount, id: \.self) { _ in
                    RedactedChannelCell()
                    factory.makeChannelListDividerItem()
                }
            }
        }
        .accessibilityIdentifier("RedactedLoadingView")
    }
}

/// A row of the channel list without its contents.
struct RedactedChannelCell: View {
    @Injected(\.colors) private var colors

    private static let barHeight: CGFloat = 16

    var body: some View {
        HStack {
            Circle()
                .fill(color)
                .frame(width: CGSize.defaultAvatarSize.width, height: CGSize.defaultAvatarSize.height)
            VStack(alignment: .leading) {
                bar.frame(width: 70)
                HStack {
                    bar
                    bar.frame(width: 50)
                }
            }
        }
        .padding(.all, 8)
    }

    private var bar: some View {
        RoundedRectangle(cornerRadius: Self.barHeight / 2)
            .fill(color)
            .frame(height: Self.barHeight)
    }

    private var color: Color { Color(colors.textLowEmphasis).opacity(0.21) }
}
