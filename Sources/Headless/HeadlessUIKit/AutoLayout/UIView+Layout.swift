import Frames
import Rendering

/// The pending parts of a view's layout.
struct LayoutState {
    /// Whether `layoutSubviews` must be called.
    var needsLayout = false
    /// Whether some descendant's `needsLayout` is set.
    var subtreeNeedsLayout = false
    /// Whether `updateConstraints` must be called.
    var needsConstraintUpdate = false
    /// Whether some descendant's `needsConstraintUpdate` is set.
    var subtreeNeedsConstraintUpdate = false
    /// Whether the constraints below must be solved again; only used in layout roots.
    var needsSolving = true
    /// Whether the view took part in the last solution.
    var participates = false
    /// Whether the view is being laid out separately, though it is part of a hierarchy.
    var isLaidOutAlone = false
    /// The generation of appearance proxies that the view was updated for; see `AppearanceProxies`.
    var appearanceGeneration: Int32 = 0
    /// Whether the view was ever added to a hierarchy.
    var hasEnteredHierarchy = false
}

/// The priorities with which a view resists being larger or smaller than its content.
struct ContentSizePriorities {
    var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var compression = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
}

extension UIView {
    // MARK: Requesting layout

    final func markNeedsLayout() {
        guard !layoutState.needsLayout else { return }
        LayoutTrace.current?.note(self, "setNeedsLayout()")
        layoutState.needsLayout = true
        superview?.markSubtreeNeedsLayout()
    }

    /// Requests a pass through the subviews, without `layoutSubviews` of this view.
    final func markSubtreeNeedsLayout() {
        var current: UIView? = self
        while let view = current, !view.layoutState.subtreeNeedsLayout {
            view.layoutState.subtreeNeedsLayout = true
            current = view.superview
        }
    }

    final func markNeedsConstraintUpdate() {
        layoutState.needsConstraintUpdate = true
        announcePendingConstraintUpdates()
        setNeedsConstraintSolving()
    }

    /// Marks the ancestors, because constraints of the view or of a descendant need an update.
    final func announcePendingConstraintUpdates() {
        guard layoutState.needsConstraintUpdate || layoutState.subtreeNeedsConstraintUpdate else { return }
        var current = superview
        while let view = current, !view.layoutState.subtreeNeedsConstraintUpdate {
            view.layoutState.subtreeNeedsConstraintUpdate = true
            current = view.superview
        }
    }

    public final func updateConstraintsIfNeeded() {
        updateConstraintsInSubtree()
    }

    public final func needsUpdateConstraints() -> Bool { layoutState.needsConstraintUpdate }

    /// Marks the layout roots, because constraints of the view or of a descendant have changed.
    final func setNeedsConstraintSolving() {
        setNeedsLayout()
        var current: UIView? = self
        while let view = current {
            if view.superview == nil || view.isLayoutBoundary || view.layoutState.isLaidOutAlone {
                view.layoutState.needsSolving = true
            }
            // A layout boundary's content doesn't affect the views outside.
            if view.isLayoutBoundary, view !== self { break }
            current = view.superview
        }
    }

    /// Whether the view is a layout boundary that is placed by its frame, such as a row: adding or removing it doesn't
    /// affect the views around it.
    final var isIsolatedBoundary: Bool {
        isLayoutBoundary && translatesAutoresizingMaskIntoConstraints
            && touchingConstraints.allSatisfy { constraint in
                guard let first = constraint.first?.layoutView, let second = constraint.second?.layoutView,
                    first !== second
                else { return false }
                return (first === self ? second : first).isDescendant(of: self)
            }
    }

    /// Marks the content of an isolated layout boundary for solving.
    final func setNeedsSolvingInside() {
        setNeedsLayout()
        layoutState.needsSolving = true
    }

    // MARK: Laying out

    /// Solves the constraints and lays out the entire hierarchy where anything has changed.
    final func layOutHierarchy() {
        let root = layoutRoot
        root.withTraits { root.layoutTree() }
    }

    /// The topmost view, whose constraints reach down to this one.
    final var layoutRoot: UIView {
        var root = self
        while let parent = root.superview { root = parent }
        return root
    }

    /// The maximum number of passes for a layout that keeps requesting more layout.
    private static let maximumPasses = 12

    /// The maximum number of passes if safe areas change in them: margins and places may follow each other in steps of
    /// a few points, until a view has left the covered area.
    private static let maximumSafeAreaPasses = 100

    final func layoutTree() {
        var requested = 1
        for pass in 1...Self.maximumSafeAreaPasses {
            if AppearanceProxies.isInUse { AppearanceProxies.apply(toSubtreeOf: self) }
            let isLast = requested == Self.maximumPasses || pass == Self.maximumSafeAreaPasses
            if isLast { LayoutTrace.current = LayoutTrace() }
            let changes = SafeArea.changeCount
            solveConstraintsIfNeeded()
            guard layoutState.needsLayout || layoutState.subtreeNeedsLayout else { break }
            layoutSubtree()
            guard layoutState.needsSolving || layoutState.needsLayout || layoutState.subtreeNeedsLayout else { break }
            if isLast {
                LayoutTrace.current?.report(root: self, passes: pass)
                break
            }
            if SafeArea.changeCount == changes { requested += 1 }
        }
        LayoutTrace.current = nil
    }

    /// Solves this layout root's constraints if necessary, and assigns the frames.
    private func solveConstraintsIfNeeded() {
        updateConstraintsInSubtree()
        guard layoutState.needsSolving else { return }
        layoutState.needsSolving = false
        LayoutEngine(root: self).layOut(size: bounds.size)
    }

    private func layoutSubtree() {
        guard hasTraitOverrides else { return layOutSubtreeItself() }
        TraitPass.run(lastTraits) { layOutSubtreeItself() }
    }

    private func layOutSubtreeItself() {
        if layoutState.needsLayout {
            layoutState.needsLayout = false
            if let owningViewController {
                LayoutTrace.running("viewWillLayoutSubviews()", of: self) {
                    owningViewController.viewWillLayoutSubviews()
                }
            }
            LayoutTrace.running("layoutSubviews()", of: self) {
                layoutSublayers(of: layerIfCreated ?? CALayer.placeholder)
            }
            if let owningViewController {
                LayoutTrace.running("viewDidLayoutSubviews()", of: self) {
                    owningViewController.viewDidLayoutSubviews()
                }
            }
        }
        passSafeAreaOn()
        layoutState.subtreeNeedsLayout = false
        for subview in subviews
        where subview.layoutState.needsLayout || subview.layoutState.subtreeNeedsLayout
            || (subview.isLayoutBoundary && subview.layoutState.needsSolving)
        {
            if subview.isLayoutBoundary { subview.solveConstraintsIfNeeded() }
            subview.layoutSubtree()
        }
    }

    final func updateConstraintsInSubtree() {
        if layoutState.subtreeNeedsConstraintUpdate {
            layoutState.subtreeNeedsConstraintUpdate = false
            for subview in subviews { subview.updateConstraintsInSubtree() }
        }
        if layoutState.needsConstraintUpdate {
            layoutState.needsConstraintUpdate = false
            LayoutTrace.running("updateConstraints()", of: self) { updateConstraints() }
        }
    }

    // MARK: Measuring

    /// Returns the smallest size that satisfies the constraints and comes closest to `targetSize`.
    final func fittingSize(
        _ targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        withTraits {
            updateConstraintsInSubtree()
            return LayoutEngine(root: self).fittingSize(
                target: targetSize, horizontal: horizontal, vertical: vertical)
        }
    }

    /// Sizes the view for the proposal, and lays it out.
    ///
    /// - Parameter size: The available size; a side without one takes the content's size.
    public final func layOut(proposing size: ProposedSize) {
        enterHierarchyOnce()
        if AppearanceProxies.isInUse { AppearanceProxies.apply(toSubtreeOf: self) }
        layoutState.isLaidOutAlone = superview != nil
        defer { layoutState.isLaidOutAlone = false }
        withTraits { layOutUnderTraits(size) }
        if !PendingMainBlocks.isEmpty, !TraitPass.isRunning { runSentBlocks(proposing: size) }
    }

    /// The maximum number of rounds in which blocks on the main queue may send further ones before the view is drawn.
    private static let maximumRoundsOfBlocks = 8

    /// Runs the blocks that the view's code has sent to the main queue, and lays out the changes.
    private func runSentBlocks(proposing size: ProposedSize) {
        for _ in 0..<Self.maximumRoundsOfBlocks {
            PendingMainBlocks.runAll()
            withTraits { layOutUnderTraits(size) }
            if PendingMainBlocks.isEmpty { return }
        }
        RenderProblems.report(
            "\(layoutDescription): blocks on the main queue still send further ones after "
                + "\(Self.maximumRoundsOfBlocks) rounds; the view is drawn in its current state", .unsettledLayout)
    }

    private func layOutUnderTraits(_ size: ProposedSize) {
        let target = CGSize(width: size.width ?? 0, height: size.height ?? 0)
        let horizontal: UILayoutPriority = size.width == nil ? .fittingSizeLevel : .required
        let vertical: UILayoutPriority = size.height == nil ? .fittingSizeLevel : .required
        if size.width != nil, size.height != nil {
            let transition = owningViewController?.willResize(target)
            resize(to: target)
            transition?.finish()
        } else if self is CellContentView {
            layOutContent(target, horizontal: horizontal, vertical: vertical)
        } else if isLayoutBoundary {
            // A cell's size is that of its content view, whose constraints are solved separately.
            resize(
                to: systemLayoutSizeFitting(
                    target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical))
        } else {
            if let width = size.width, owningViewController != nil {
                // The margins of a controller's view depend on its width.
                resize(to: CGSize(width: width, height: bounds.height))
            }
            // Margins may depend on the positions of their views.
            for _ in 0..<3 {
                layOutMeasured(target, horizontal: horizontal, vertical: vertical)
                guard layoutState.needsSolving else { break }
            }
        }
        layoutTree()
    }

    private func layOutMeasured(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        updateConstraintsInSubtree()
        let engine = LayoutEngine(root: self)
        resize(to: engine.fittingSize(target: target, horizontal: horizontal, vertical: vertical))
        // The measured solution is the layout: only changes by `layoutSubviews` are solved again.
        layoutState.needsSolving = false
        engine.assignFrames()
    }

    /// Sizes the view by its constraints. The measured solution becomes the layout, rounded to whole pixels if
    /// necessary; only if that fails are the constraints solved again.
    private func layOutContent(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        updateConstraintsInSubtree()
        let engine = LayoutEngine(root: self)
        let size = engine.fittingSize(target: target, horizontal: horizontal, vertical: vertical)
        resize(to: size)
        guard engine.isSolved(for: size) || engine.moveOn(to: size) else { return }
        layoutState.needsSolving = false
        engine.assignFrames()
    }

    /// Changes the size and keeps the top-left corner, like setting the size of `frame`.
    final func resize(to size: CGSize) {
        let origin = frame.origin
        bounds.size = size
        if transform.isIdentity, frame.origin != origin { frame.origin = origin }
    }

    /// Many components set themselves up when they are added to a hierarchy, so a view that is drawn alone is added to
    /// one here.
    private func enterHierarchyOnce() {
        guard superview == nil, !layoutState.hasEnteredHierarchy else { return }
        let host = UIView()
        host.addSubview(self)
        removeFromSuperview()
    }

    // MARK: Priorities

    public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? sizePriorities.hugging.horizontal : sizePriorities.hugging.vertical
    }

    public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard contentHuggingPriority(for: axis) != priority else { return }
        if axis == .horizontal {
            sizePriorities.hugging.horizontal = priority
        } else {
            sizePriorities.hugging.vertical = priority
        }
        setNeedsConstraintSolving()
    }

    public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? sizePriorities.compression.horizontal : sizePriorities.compression.vertical
    }

    public final func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard contentCompressionResistancePriority(for: axis) != priority else { return }
        if axis == .horizontal {
            sizePriorities.compression.horizontal = priority
        } else {
            sizePriorities.compression.vertical = priority
        }
        setNeedsConstraintSolving()
    }

    // MARK: Leaving a hierarchy

    /// Deactivates the constraints to views outside the view's subtree, as UIKit does when a view is removed.
    final func deactivateConstraintsLeavingSubtree() {
        deactivateConstraints(leaving: self)
    }

    private func deactivateConstraints(leaving top: UIView) {
        for constraint in touchingConstraints {
            guard let other = constraint.otherView(than: self), !other.isDescendant(of: top) else { continue }
            constraint.isActive = false
        }
        for subview in subviews { subview.deactivateConstraints(leaving: top) }
    }
}
