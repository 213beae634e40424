/// The appearance state of a controller's view.
package enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
    /// Calls the appearance methods of this controller and its children, unless they have appeared already. A drawn
    /// controller appears automatically for each picture. UIKit has no such method.
    public final func appear() {
        loadViewIfNeeded()
        guard appearanceState == .disappeared else { return }
        beginAppearanceTransition(true, animated: false)
        endAppearanceTransition()
    }

    /// Calls the disappearance methods, unless the view has disappeared already. UIKit has no such method.
    public final func disappear() {
        guard appearanceState == .appeared else { return }
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
    }

    /// Runs `body` while the controller has appeared, and restores its state.
    public final func whileAppearing<Result>(_ body: () throws -> Result) rethrows -> Result {
        let isThere = appearanceState != .disappeared
        appear()
        defer { if !isThere { disappear() } }
        return try body()
    }

    // MARK: Transitions

    final func beginTransition(appearing isAppearing: Bool, animated: Bool) {
        switch (appearanceState, isAppearing) {
        case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false): return
        case (.disappeared, true), (.disappearing, true), (.appeared, false), (.appearing, false): break
        }
        isTransitionAnimated = animated
        if isAppearing {
            loadViewIfNeeded()
            appearanceState = .appearing
            viewWillAppear(animated)
        } else {
            appearanceState = .disappearing
            viewWillDisappear(animated)
        }
        for child in shownChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    final func endTransition() {
        switch appearanceState {
        case .appearing:
            viewIsAppearing(isTransitionAnimated)
            for child in shownChildren { child.endAppearanceTransition() }
            appearanceState = .appeared
            viewDidAppear(isTransitionAnimated)
            isMovingIn = false
        case .disappearing:
            for child in shownChildren { child.endAppearanceTransition() }
            appearanceState = .disappeared
            viewDidDisappear(isTransitionAnimated)
            isMovingOut = false
        case .appeared, .disappeared: break
        }
    }

    /// The children that appear and disappear with the controller: those whose views are in its view.
    private var shownChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    // MARK: Adding and removing views

    /// The parent that controls this controller's appearance itself, if there is one.
    private var forwardingParent: UIViewController? {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return nil }
        return parent
    }

    /// A child appears when its view is added to a view that has appeared.
    final func viewDidEnterHierarchy() {
        guard appearanceState == .disappeared, let parent = forwardingParent, let view = viewIfLoaded,
            parent.appearanceState == .appeared, let container = parent.viewIfLoaded, view.isDescendant(of: container)
        else { return }
        appear()
    }

    final func viewWillLeaveHierarchy() {
        guard appearanceState == .appeared, forwardingParent?.appearanceState == .appeared else { return }
        beginAppearanceTransition(false, animated: false)
    }

    final func viewDidLeaveHierarchy() {
        guard appearanceState == .disappearing, forwardingParent?.appearanceState == .appeared else { return }
        endAppearanceTransition()
    }

    // MARK: Size changes

    /// Stores the size of the view in a picture, and starts a transition if it differs from the last one.
    final func willResize(_ size: CGSize) -> SizeTransition? {
        defer { shownSize = size }
        guard let shownSize, shownSize != size else { return nil }
        let transition = SizeTransition(in: viewIfLoaded)
        viewWillTransition(to: size, with: transition)
        return transition
    }
}
