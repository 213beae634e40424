import Frames
import Rendering

/// The parts of a view's layout that are still to be done.
struct LayoutState {
    /// `layoutSubviews` has to be called.
    var needsLayout = false
    /// `needsLayout` of some view below is set.
    var subtreeNeedsLayout = false
    /// `updateConstraints` has to be called.
    var needsConstraintUpdate = false
    /// `needsConstraintUpdate` of some view below is set.
    var subtreeNeedsConstraintUpdate = false
    /// The constraints below have to be solved anew; only asked of layout roots.
    var needsSolving = true
    /// The view had a place in the last solution.
    var participates = false
    /// The view is laid out by itself now, though it is part of a hierarchy.
    var isLaidOutAlone = false
    /// Which appearance proxies the view has taken its looks from; see `AppearanceProxies`.
    var appearanceGeneration: Int32 = 0
    /// The view has been a subview.
    var hasEnteredHierarchy = false
}

/// How strongly a view resists being larger or smaller than its content.
struct ContentSizePriorities {
    var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var compression = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
}

extension UIView {
    // MARK: Asking for layout

    final func markNeedsLayout() {
        guard !layoutState.needsLayout else { return }
        LayoutTrace.current?.note(self, "setNeedsLayout()")
        layoutState.needsLayout = true
        var current = superview
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

    /// Tells the views above that constraints of the view or of one below it have to be updated.
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

    /// Says that constraints which name the view or one below it have changed.
    final func setNeedsConstraintSolving() {
        setNeedsLayout()
        var current: UIView? = self
        while let view = current {
            if view.superview == nil || view.isLayoutBoundary || view.layoutState.isLaidOutAlone {
                view.layoutState.needsSolving = true
            }
            // What is above a boundary doesn't change with what is inside of it.
            if view.isLayoutBoundary, view !== self { break }
            current = view.superview
        }
    }

    /// Whether what is around the view doesn't change when it comes or goes: it is a part that is solved on its own, such as
    /// a row, and placed by its frame.
    final var isApart: Bool {
        isLayoutBoundary && translatesAutoresizingMaskIntoConstraints
            && touchingConstraints.allSatisfy { constraint in
                guard let first = constraint.first?.layoutView, let second = constraint.second?.layoutView,
                    first !== second
                else { return false }
                return (first === self ? second : first).isDescendant(of: self)
            }
    }

    /// Says that constraints inside a view that is apart have to be solved again.
    final func setNeedsSolvingInside() {
        setNeedsLayout()
        layoutState.needsSolving = true
    }

    // MARK: Laying out

    /// Solves the constraints and places the subviews of the whole hierarchy, where anything has changed.
    final func layOutHierarchy() {
        let root = layoutRoot
        root.withTraits { root.layoutTree() }
    }

    /// The view from which constraints reach down to this one.
    final var layoutRoot: UIView {
        var root = self
        while let parent = root.superview { root = parent }
        return root
    }

    /// How often layout may ask for more layout before it is stopped.
    private static let maximumPasses = 12

    final func layoutTree() {
        for pass in 1...Self.maximumPasses {
            if AppearanceProxies.isInUse { AppearanceProxies.apply(toSubtreeOf: self) }
            if pass == Self.maximumPasses { LayoutTrace.current = LayoutTrace() }
            solveConstraintsIfNeeded()
            guard layoutState.needsLayout || layoutState.subtreeNeedsLayout else { break }
            layoutSubtree()
            guard layoutState.needsSolving || layoutState.needsLayout || layoutState.subtreeNeedsLayout else { break }
            if pass == Self.maximumPasses { LayoutTrace.current?.report(root: self, passes: pass) }
        }
        LayoutTrace.current = nil
    }

    /// Brings the constraints of this layout root up to date and assigns the frames that follow from them.
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
                layoutSublayers(of: layerIfCreated ?? CALayer.standIn)
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

    /// Takes the size that fits the proposal, and lays the view out at it.
    ///
    /// - Parameter size: The room there is; a side without one takes what the content needs.
    public final func layOut(proposing size: ProposedSize) {
        enterHierarchyOnce()
        if AppearanceProxies.isInUse { AppearanceProxies.apply(toSubtreeOf: self) }
        layoutState.isLaidOutAlone = superview != nil
        defer { layoutState.isLaidOutAlone = false }
        withTraits { layOutUnderTraits(size) }
        if !PendingMainBlocks.isEmpty, !TraitPass.isUnderWay { runSentBlocks(proposing: size) }
    }

    /// How often blocks that were sent to the main queue may send others before the view is drawn as it is.
    private static let maximumRoundsOfBlocks = 8

    /// Runs the blocks that the view's code has sent to the main queue, and lays out what they have changed.
    private func runSentBlocks(proposing size: ProposedSize) {
        for _ in 0..<Self.maximumRoundsOfBlocks {
            PendingMainBlocks.runAll()
            withTraits { layOutUnderTraits(size) }
            if PendingMainBlocks.isEmpty { return }
        }
        RenderProblems.report(
            "\(layoutDescription): blocks on the main queue send further ones after "
                + "\(Self.maximumRoundsOfBlocks) rounds; drawn as it is by then", .unsettledLayout)
    }

    private func layOutUnderTraits(_ size: ProposedSize) {
        let target = CGSize(width: size.width ?? 0, height: size.height ?? 0)
        let horizontal: UILayoutPriority = size.width == nil ? .fittingSizeLevel : .required
        let vertical: UILayoutPriority = size.height == nil ? .fittingSizeLevel : .required
        if size.width != nil, size.height != nil {
            let transition = owningViewController?.willTakeSize(target)
            resize(to: target)
            transition?.finish()
        } else if self is CellContentView {
            layOutContent(target, horizontal: horizontal, vertical: vertical)
        } else if isLayoutBoundary {
            // A cell's size is that of its content view, whose constraints are solved on their own.
            resize(
                to: systemLayoutSizeFitting(
                    target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical))
        } else {
            if let width = size.width, owningViewController != nil {
                // The margins of a controller's view follow its width.
                resize(to: CGSize(width: width, height: bounds.height))
            }
            // Margins may follow from where their views lie.
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
        // The measured solution is the layout: only what `layoutSubviews` changes is solved again.
        layoutState.needsSolving = false
        engine.assignFrames()
    }

    /// Takes the size that the constraints ask for. The measured solution is the layout, moved on to a whole number of pixels
    /// if need be; only where that can't be, everything is solved again.
    private func layOutContent(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        updateConstraintsInSubtree()
        let engine = LayoutEngine(root: self)
        let size = engine.fittingSize(target: target, horizontal: horizontal, vertical: vertical)
        resize(to: size)
        guard engine.isSolved(for: size) || engine.moveOn(to: size) else { return }
        layoutState.needsSolving = false
        engine.assignFrames()
    }

    /// Changes the size and keeps the top-left corner, as setting the size of `frame` does.
    final func resize(to size: CGSize) {
        let origin = frame.origin
        bounds.size = size
        if transform.isIdentity, frame.origin != origin { frame.origin = origin }
    }

    /// Components set themselves up when they enter a hierarchy: one that is drawn by itself enters one here.
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

    /// Deactivates the constraints that reach out of the view's subtree, as UIKit does when a view is removed.
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
