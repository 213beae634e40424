import Foundation

/// A type-erased layout. Views keep their states when the layout changes its type.
///
/// Layouts are values, and are used only on the main queue.
public struct AnyLayout: Layout, @unchecked Sendable {
    let layout: any Layout

    public init<L: Layout>(_ layout: L) {
        self.layout = layout
    }

    /// The cache of the wrapped layout.
    public struct Cache {
        fileprivate var value: Any
    }

    public func makeCache(subviews: Subviews) -> Cache {
        func make<L: Layout>(_ layout: L) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }
        return make(layout)
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func update<L: Layout>(_ layout: L) { with(layout, &cache) { layout.updateCache(&$0, subviews: subviews) } }
        update(layout)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func ask<L: Layout>(_ layout: L) -> ViewSpacing {
            with(layout, &cache) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return ask(layout)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func ask<L: Layout>(_ layout: L) -> CGSize {
            with(layout, &cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
        }
        return ask(layout)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        func place<L: Layout>(_ layout: L) {
            with(layout, &cache) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        place(layout)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func ask<L: Layout>(_ layout: L) -> CGFloat? {
            with(layout, &cache) {
                layout.explicitAlignment(
                    of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return ask(layout)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func ask<L: Layout>(_ layout: L) -> CGFloat? {
            with(layout, &cache) {
                layout.explicitAlignment(
                    of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return ask(layout)
    }

    /// Calls the wrapped layout with its cache.
    private func with<L: Layout, Result>(
        _ layout: L, _ cache: inout Cache, _ body: (inout L.Cache) -> Result
    ) -> Result {
        guard var value = cache.value as? L.Cache else { preconditionFailure("The cache is of another layout.") }
        defer { cache.value = value }
        return body(&value)
    }
}
