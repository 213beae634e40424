import HeadlessSwiftUI
import HeadlessUIKit

/// A SwiftUI view as the content of a UIKit cell.
///
///     cell.contentConfiguration = UIHostingConfiguration {
///         Label("Favorites", systemImage: "star")
///     }
public struct UIHostingConfiguration<Content: View, Background: View> {
    private let content: Content
    private let background: Background
    private var margins = RowMargins()
    private var minWidth: CGFloat?
    private var minHeight: CGFloat?

    private init(content: Content, background: Background) {
        self.content = content
        self.background = background
    }

    /// Creates the configuration of a cell that shows a view.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.init(content: content(), background: EmptyView())
    }

    // MARK: Changes

    /// Puts a view behind the content, as large as the cell.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        replacingBackground(by: content())
    }

    /// Fills the cell behind the content.
    public func background<S: ShapeStyle>(
        _ style: S
    ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        replacingBackground(by: _UIHostingConfigurationBackgroundView(style: style))
    }

    private func replacingBackground<B: View>(by background: B) -> UIHostingConfiguration<Content, B> {
        var copy = UIHostingConfiguration<Content, B>(content: content, background: background)
        copy.margins = margins
        copy.minWidth = minWidth
        copy.minHeight = minHeight
        return copy
    }

    /// Sets the margins of the content at edges of the cell, in points. The other margins are the cell's.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var copy = self
        copy.margins.set(insets, at: edges)
        return copy
    }

    /// Sets the margin of the content at edges of the cell, in points. The other margins are the cell's.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// Sets the minimum size of the cell in points; `nil` for the system's: any width, and a height of 44.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var copy = self
        copy.minWidth = width
        copy.minHeight = height
        return copy
    }

    /// Sets the minimum size of the cell to the system's: any width, and a height of 44 points.
    public func minSize() -> Self { minSize(width: nil, height: nil) }

    // MARK: Building

    /// The SwiftUI view that fills a cell.
    ///
    /// - Parameter cellMargins: The cell's default margins for its content, in points.
    @MainActor
    fileprivate func row(in cellMargins: NSDirectionalEdgeInsets) -> AnyView {
        AnyView(
            content
                .padding(margins.insets(in: cellMargins))
                .frame(minWidth: minWidth, maxWidth: .infinity, minHeight: minHeight ?? 44, maxHeight: .infinity)
                .background { background })
    }
}

/// The custom margins.
private struct RowMargins {
    var top, leading, bottom, trailing: CGFloat?

    mutating func set(_ insets: EdgeInsets, at edges: Edge.Set) {
        if edges.contains(.top) { top = insets.top }
        if edges.contains(.leading) { leading = insets.leading }
        if edges.contains(.bottom) { bottom = insets.bottom }
        if edges.contains(.trailing) { trailing = insets.trailing }
    }

    func insets(in cell: NSDirectionalEdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top ?? cell.top, leading: leading ?? cell.leading, bottom: bottom ?? cell.bottom,
            trailing: trailing ?? cell.trailing)
    }
}

extension UIHostingConfiguration: UIContentConfiguration {
    public func makeContentView() -> any UIView & UIContentView { HostingConfigurationView(self) }

    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The fill behind the content of a cell.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
    let style: S

    public var body: some View { Rectangle().fill(style) }
}

/// The view in a cell that shows a SwiftUI view, with the margins of its superview.
private final class HostingConfigurationView<Content: View, Background: View>: HostingView<AnyView>, UIContentView {
    private var shown: UIHostingConfiguration<Content, Background>

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        shown = configuration
        super.init(rootView: AnyView(EmptyView()))
        hostName = "UIHostingConfiguration"
        showRow()
    }

    var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let configuration = newValue as? UIHostingConfiguration<Content, Background> else { return }
            shown = configuration
            showRow()
        }
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        showRow()
    }

    private func showRow() {
        rootView = shown.row(in: superview?.directionalLayoutMargins ?? NSDirectionalEdgeInsets())
    }
}
