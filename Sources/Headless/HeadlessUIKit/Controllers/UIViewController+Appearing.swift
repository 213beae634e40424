/// Whether a controller's view is to be seen, and on which way it is.
package enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
    /// Goes through what happens when the view comes onto the screen, for this controller and those in it; nothing if it
    /// is there already. A controller that is drawn does so by itself, for each picture. UIKit has no such method.
    public final func appear() {
        loadViewIfNeeded()
        guard appearanceState == .disappeared else { return }
        beginAppearanceTransition(true, animated: false)
        endAppearanceTransition()
    }

    /// Goes through what happens when the view leaves the screen; nothing if it isn't there. UIKit has no such method.
    public final func disappear() {
        guard appearanceState == .appeared else { return }
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
    }

    /// Runs `body` while the controller appears: before and after, too, if it did before.
    public final func whileAppearing<Result>(_ body: () throws -> Result) rethrows -> Result {
        let isThere = appearanceState != .disappeared
        appear()
        defer { if !isThere { disappear() } }
        return try body()
    }

    // MARK: A transition

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

    /// The children that appear and disappear with the controller: those whose views are in its own.
    private var shownChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    // MARK: Views that come and go

    /// The parent that decides whether this controller's view is to be seen, if it is one that does so by itself.
    private var forwardingParent: UIViewController? {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return nil }
        return parent
    }

    /// The view of a child that comes into one that is to be seen appears.
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

    // MARK: Another size

    /// Takes note of the size of the view in a picture, and says so beforehand if it was another one in the last.
    final func willTakeSize(_ size: CGSize) -> SizeTransition? {
        defer { shownSize = size }
        guard let shownSize, shownSize != size else { return nil }
        let transition = SizeTransition(in: viewIfLoaded)
        viewWillTransition(to: size, with: transition)
        return transition
    }
}
