import HeadlessUIKit

/// The layout of the list, and of the views that float over it.
extension ChatMessageListVC {
    func placeTypingIndicator() {
        typingIndicatorView.isHidden = true
        view.addSubview(typingIndicatorView.withoutAutoresizingMaskConstraints)
        typingIndicatorView.pin(anchors: [.leading, .trailing], to: view)
        typingIndicatorView.pin(anchors: [.bottom], to: listView)
        typingIndicatorView.pin(anchors: [.height], to: typingIndicatorViewHeight)
    }

    func placeScrollToBottomButton() {
        scrollToLatestMessageButton.isHidden = true
        view.addSubview(scrollToLatestMessageButton.withoutAutoresizingMaskConstraints)
        scrollToLatestMessageButton.pin(anchors: [.width, .height], to: 40)
        NSLayoutConstraint.activate([
            scrollToLatestMessageButton.bottomAnchor.pin(equalTo: listView.bottomAnchor, constant: -8),
            scrollToLatestMessageButton.trailingAnchor.pin(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    func placeJumpToUnreadButton() {
        jumpToUnreadMessagesButton.isHidden = true
        view.addSubview(jumpToUnreadMessagesButton.withoutAutoresizingMaskConstraints)
        pinBelowTop(jumpToUnreadMessagesButton)
    }

    func placeDateOverlay() {
        view.addSubview(dateOverlayView.withoutAutoresizingMaskConstraints)
        pinBelowTop(dateOverlayView)
    }

    private func pinBelowTop(_ pill: UIView) {
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            pill.centerXAnchor.pin(equalTo: safeArea.centerXAnchor),
            pill.topAnchor.pin(
                equalTo: safeArea.topAnchor, constant: ChatMessageListScrollOverlayView.topSpacing),
        ])
    }

    /// Brings what depends on the rows in sight up to date.
    func updateFloatingViews() {
        updateScrollToBottomButtonVisibility(animated: false)
        updateJumpToUnreadButtonVisibility(animated: false)
        if dateOverlayView.alpha > 0, dateOverlayView.superview != nil { dateOverlayView.updateText() }
    }

    func addGestureRecognizers() {
        let longPress = UILongPressGestureRecognizer { [weak self] gesture in
            (gesture as? UILongPressGestureRecognizer).map { self?.handleLongPress($0) }
        }
        longPress.minimumPressDuration = 0.33
        let tap = UITapGestureRecognizer { [weak self] gesture in
            (gesture as? UITapGestureRecognizer).map { self?.handleTap($0) }
        }
        tap.cancelsTouchesInView = false
        let pan = UIPanGestureRecognizer { [weak self] gesture in
            (gesture as? UIPanGestureRecognizer).map { self?.handlePan($0) }
        }
        let recognizers = [longPress, tap] + (components.messageSwipeToReplyEnabled ? [pan] : [])
        for recognizer in recognizers {
            recognizer.delegate = self
            listView.addGestureRecognizer(recognizer)
        }
    }
}
