extension UIViewController {
    /// The style with `automatic` resolved, as UIKit does for most controllers.
    final var resolvedPresentationStyle: UIModalPresentationStyle {
        modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
    }

    /// Returns the controller that presents another one on behalf of this one: the outermost one, or the one that
    /// defines the requested context.
    final func presenter(of presented: UIViewController) -> UIViewController {
        let isInContext: Bool =
            switch presented.modalPresentationStyle {
            case .currentContext, .overCurrentContext: true
            case .automatic, .none, .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover: false
            }
        var presenter = self
        while !(isInContext && presenter.definesPresentationContext), let parent = presenter.parent {
            presenter = parent
        }
        return presenter
    }

    final func makePresentationController() -> UIPresentationController {
        let controller: UIPresentationController
        switch resolvedPresentationStyle {
        case .pageSheet, .formSheet:
            controller = UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .popover:
            controller = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .custom:
            controller =
                transitioningDelegate?.presentationController(
                    forPresented: self, presenting: storedPresentingViewController,
                    source: storedPresentingViewController ?? self)
                ?? UIPresentationController(presentedViewController: self, presenting: nil)
        case .automatic, .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
            controller = UIPresentationController(presentedViewController: self, presenting: nil)
        }
        controller.presentationStyleAtCreation = modalPresentationStyle
        return controller
    }

    /// The controller that this one, or one of its children, presents.
    final var presentationInTree: UIViewController? {
        if let storedPresentedViewController { return storedPresentedViewController }
        for child in children {
            if let presented = child.presentationInTree { return presented }
        }
        return nil
    }
}
