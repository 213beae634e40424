import Foundation

/// Asks something of the scroll view inside.
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

/// How indicators of scroll views show.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let rawValue: Int

    public static let automatic = ScrollIndicatorVisibility(rawValue: 0)
    public static let visible = ScrollIndicatorVisibility(rawValue: 1)
    public static let hidden = ScrollIndicatorVisibility(rawValue: 2)
    public static let never = ScrollIndicatorVisibility(rawValue: 3)
}

/// How scrolling hides the keyboard.
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

/// Where a scroll view comes to rest after a finger moved it.
public protocol ScrollTargetBehavior {}

/// Rests at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}
}

/// Rests at the edges of views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views a movement may pass.
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

/// What the margins of a scroll view's content are for.
public struct ContentMarginPlacement: Equatable, Sendable {
    fileprivate let movesContent: Bool

    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(movesContent: true) }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(movesContent: true) }
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(movesContent: false) }
}

/// What an anchor of a scroll view decides.
public struct ScrollAnchorRole: Hashable, Sendable {
    fileprivate let isShown: Bool
    private let rawValue: Int

    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(isShown: true, rawValue: 0) }
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(isShown: false, rawValue: 1) }
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(isShown: true, rawValue: 2) }
}

extension View {
    /// Sets where scroll views inside begin, and where a content that leaves room stands.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(_ScrollModifier { $0.anchor = anchor })
    }

    /// Sets where scroll views inside begin.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(_ScrollModifier { if role.isShown { $0.anchor = anchor } })
    }

    /// Shows the view with the identifier that the binding has.
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            _ScrollModifier { options in
                // Without an anchor the view stands at the start.
                options.target = id.wrappedValue.map {
                    ScrollTarget(id: AnyHashable($0), anchor: anchor ?? .topLeading)
                }
            })
    }

    /// Puts room around the content of scroll views inside, in points; `nil` is 16.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? _PaddingLayout.standard, at: edges), for: placement)
    }

    /// Puts room around the content of scroll views inside, in points.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Puts room around the content of scroll views inside, in points.
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

    /// Scrolls the scroll views inside so far from their start, in points, as a finger would have.
    package nonisolated func scrolled(by offset: CGFloat) -> some View {
        modifier(_ScrollModifier { $0.offset = offset })
    }

    // MARK: Without effect in a still

    /// Says how indicators show; a still shows none.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }

    /// Flashes indicators; a still shows none.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Flashes indicators; a still shows none.
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

    /// Stops fingers from scrolling; nobody touches a still.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }

    /// Says that content may show outside of the scroll view.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        modifier(_ScrollModifier { $0.clips = !disabled })
    }

    /// Says where scrolling comes to rest; a still doesn't move.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

    /// Says where scrolling comes to rest; a still doesn't move.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    /// Says where scrolling comes to rest; a still doesn't move.
    public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }

    /// Says how scrolling hides the keyboard; a still shows none.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

    /// Says when the ends bounce; a still doesn't move.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }
}
