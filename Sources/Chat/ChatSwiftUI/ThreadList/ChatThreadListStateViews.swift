import ChatLook
import HeadlessSwiftUI

/// The place of the threads while there are none.
public struct NoThreadsView: View {
    @Injected(\.images) private var images

    public init() {}

    public var body: some View {
        NoContentView(
            image: images.noThreads, description: L10n.ThreadList.emptyDescription,
            iconSize: CGSize(width: 108, height: 102)
        )
        .accessibilityIdentifier("NoThreadsView")
    }
}

/// The place of the threads while they are loaded: bars in the place of texts. The shimmer stands still.
public struct ChatThreadListLoadingView: View {
    @Injected(\.colors) private var colors

    /// More than fit on a screen.
    private static let rowCount = 15

    public init() {}

    public var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<Self.rowCount, id: \.self) { _ in
                    RedactedThreadCell()
                    Divider()
                }
            }
        }
        .background(Color(colors.background))
        .accessibilityIdentifier("ChatThreadListLoadingView")
    }
}

/// A row of the thread list without its contents.
struct RedactedThreadCell: View {
    @Injected(\.colors) private var colors

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 6) {
                bar(width: 15, height: 14)
                bar(width: 56, height: 10.33).brightness(-0.03)
            }
            bar(width: 292, height: 8.67)
            HStack {
                Circle().fill(color).frame(width: 40, height: 40)
                VStack(alignment: .leading) {
                    bar(width: 56, height: 10.33)
                    HStack {
                        bar(width: 240, height: 8.67)
                        Spacer()
                        bar(width: 48, height: 8.67)
                    }
                }
            }
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 10)
    }

    private func bar(width: CGFloat, height: CGFloat) -> some View {
        RoundedRectangle(cornerRadius: 2).fill(color).frame(width: width, height: height)
    }

    private var color: Color { Color(colors.background6).opacity(0.5) }
}
