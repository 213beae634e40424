import HeadlessUIKit

/// The views that float above the rows.
extension ChatMessageListVC {
    func setUpFloatingViews() {
        listView.didPlaceRows = { [weak self] in self?.updateFloatingViews() }
        dateOverlayView.listView = listView
        dateOverlayView.dataSource = self
        scrollToLatestMessageButton.addAction(
            UIAction { [weak self] _ in self?.didTapScrollToBottomButton() }, for: .touchUpInside)
        jumpToUnreadMessagesButton.addAction(
            UIAction { [weak self] _ in self?.jumpToUnreadMessage() }, for: .touchUpInside)
        jumpToUnreadMessagesButton.closeButton.addAction(
            UIAction { [weak self] _ in self?.discardUnreadMessages() }, for: .touchUpInside)
    }

    func placeFloatingViews() {
        placeTypingIndicator()
        placeScrollToBottomButton()
        placeJumpToUnreadButton()
        if isDateOverlayEnabled { placeDateOverlay() }
    }

    private func placeTypingIndicator() {
        typingIndicatorView.isHidden = true
        view.addSubview(typingIndicatorView.withoutAutoresizingMaskConstraints)
        typingIndicatorView.pin(anchors: [.leading, .trailing], to: view)
        typingIndicatorView.pin(anchors: [.bottom], to: listView)
        typingIndicatorView.pin(anchors: [.height], to: typingIndicatorViewHeight)
    }

    private func placeScrollToBottomButton() {
        scrollToLatestMessageButton.isHidden = true
        view.addSubview(scrollToLatestMessageButton.withoutAutoresizingMaskConstraints)
        scrollToLatestMessageButton.pin(anchors: [.width, .height], to: 40)
        NSLayoutConstraint.activate([
            scrollToLatestMessageButton.bottomAnchor.pin(equalTo: listView.bottomAnchor, constant: -8),
            scrollToLatestMessageButton.trailingAnchor.pin(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func placeJumpToUnreadButton() {
        jumpToUnreadMessagesButton.isHidden = true
        view.addSubview(jumpToUnreadMessagesButton.withoutAutoresizingMaskConstraints)
        pinBelowTop(jumpToUnreadMessagesButton)
    }

    private func placeDateOverlay() {
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

    /// Updates the views that depend on the visible rows.
    func updateFloatingViews() {
        updateScrollToBottomButtonVisibility(animated: false)
        updateJumpToUnreadButtonVisibility(animated: false)
        if dateOverlayView.alpha > 0, dateOverlayView.superview != nil { dateOverlayView.updateText() }
    }
}
