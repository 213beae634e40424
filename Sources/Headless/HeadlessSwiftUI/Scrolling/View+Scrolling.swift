import Foundation

/// Sets an option of the scroll view inside.
public struct _ScrollModifier {
    let change: (inout ScrollOptions) -> Void
}

extension _ScrollModifier: ContextModifier {
    package func change(_ context: inout BuildContext) {
        var options = context.environment.scrollOptions
        change(&options)
        options.isSet = true
        context.environment.scrollOptions = options
    }
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let rawValue: Int

    public static let automatic = ScrollIndicatorVisibility(rawValue: 0)
    public static let visible = ScrollIndicatorVisibility(rawValue: 1)
    public static let hidden = ScrollIndicatorVisibility(rawValue: 2)
    public static let never = ScrollIndicatorVisibility(rawValue: 3)
}

/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
}

/// When a scroll view bounces at its ends.
public struct ScrollBounceBehavior: Sendable {
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

/// The position at which scrolling ends.
public protocol ScrollTargetBehavior {}

/// Ends scrolling at page boundaries.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}
}

/// Ends scrolling at the edges of views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The number of views that a gesture may scroll past.
    public struct LimitBehavior: Sendable {
        public static var automatic: LimitBehavior { LimitBehavior() }
        public static var always: LimitBehavior { LimitBehavior() }
        public static var never: LimitBehavior { LimitBehavior() }
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

/// What the content margins of a scroll view apply to.
public struct ContentMarginPlacement: Equatable, Sendable {
    fileprivate let movesContent: Bool

    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(movesContent: true) }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(movesContent: true) }
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(movesContent: false) }
}

/// The role of a scroll view's anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
    fileprivate let isShown: Bool
    private let rawValue: Int

    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(isShown: true, rawValue: 0) }
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(isShown: false, rawValue: 1) }
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(isShown: true, rawValue: 2) }
}

extension View {
    /// Sets the initial position of scroll views inside, and the position of content that doesn't fill them.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(_ScrollModifier { $0.anchor = anchor })
    }

    /// Sets the initial position of scroll views inside.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(_ScrollModifier { if role.isShown { $0.anchor = anchor } })
    }

    /// Scrolls to the view whose identifier is in the binding.
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            _ScrollModifier { options in
                // Without an anchor, the view is at the start.
                options.target = id.wrappedValue.map {
                    ScrollTarget(id: AnyHashable($0), anchor: anchor ?? .topLeading)
                }
            })
    }

    /// Adds margins around the content of scroll views inside, in points; `nil` for 16.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? _PaddingLayout.standard, at: edges), for: placement)
    }

    /// Adds margins around the content of scroll views inside, in points.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Adds margins around the content of scroll views inside, in points.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(
            _ScrollModifier { options in
                guard placement.movesContent else { return }
                if edges.contains(.top) { options.margins.top = insets.top }
                if edges.contains(.leading) { options.margins.leading = insets.leading }
                if edges.contains(.bottom) { options.margins.bottom = insets.bottom }
                if edges.contains(.trailing) { options.margins.trailing = insets.trailing }
            })
    }

    /// Shows or hides the background of lists and forms inside.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        modifier(_ScrollModifier { $0.showsContentBackground = visibility != .hidden })
    }

    /// Scrolls the scroll views inside by a distance from their start, in points, like a drag.
    package nonisolated func scrolled(by offset: CGFloat) -> some View {
        modifier(_ScrollModifier { $0.offset = offset })
    }

    // MARK: Without effect in a still

    /// Sets the visibility of indicators, which a still doesn't show.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }

    /// Flashes indicators, which a still doesn't show.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Flashes indicators, which a still doesn't show.
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

    /// Disables scrolling, which doesn't happen in a still.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }

    /// Shows content outside the scroll view.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        modifier(_ScrollModifier { $0.clips = !disabled })
    }

    /// Sets where scrolling ends, which doesn't happen in a still.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

    /// Sets where scrolling ends, which doesn't happen in a still.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    /// Sets where scrolling ends, which doesn't happen in a still.
    public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }

    /// Sets how scrolling dismisses the keyboard, which a still doesn't show.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

    /// Sets when scroll views bounce, which doesn't happen in a still.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }
}
