import ChatLook
import HeadlessSwiftUI

/// The view of an empty thread list.
public struct NoThreadsView: View {
    @Injected(\.images) private var images

    public init() {}

    public var body: some View {
        NoContentView(
            image: images.noThreads, description: L10n.ThreadList.emptyDescription,
            iconSize: CGSize(width: 108, height: 101), iconMargin: 8
        )
        .accessibilityIdentifier("NoThreadsView")
    }
}

/// The view that is shown while the threads are loaded, with bars that replace texts. The shimmer isn't animated.
public struct ChatThreadListLoadingView: View {
    @Injected(\.colors) private var colors

    /// More than fit on a screen.
    private static let rowCount = 15

    public init() {}

    public var body: some View {
        ScrollView {
            VStack {
                ForEach(0..<Self.rowCount, id: \.self) { _ in
                    RedactedThreadCell()
                    Divider()
                }
            }
        }
        .background(Color(colors.background), ignoresSafeAreaEdges: .bottom)
        .accessibilityIdentifier("ChatThreadListLoadingView")
    }
}

/// A row of the thread list with bars that replace its texts.
struct RedactedThreadCell: View {
    @Injected(\.colors) private var colors

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 6) {
                    quietBar(width: 15, height: 14)
                    titleBar
                }
                .frame(height: 18)
                quietBar(width: 292.67, height: 8.67)
                    .padding(.top, 6.33)
                    .frame(height: 18, alignment: .top)
            }
            HStack {
                Circle().fill(Color(colors.background6).opacity(0.25)).frame(width: 40, height: 40)
                VStack(alignment: .leading, spacing: 8.33) {
                    titleBar
                    HStack {
                        quietBar(width: 240.67, height: 8.67)
                        quietBar(width: 46.67, height: 8.67)
                    }
                }
            }
        }
        .padding(.all, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var titleBar: some View {
        bar(opacity: 0.95).frame(width: 56.67, height: 10.67)
    }

    private func quietBar(width: CGFloat, height: CGFloat) -> some View {
        bar(opacity: 0.5).frame(width: width, height: height)
    }

    private func bar(opacity: Double) -> some View {
        RoundedRectangle(cornerRadius: 2).fill(Color(colors.background6).opacity(opacity))
    }
}
