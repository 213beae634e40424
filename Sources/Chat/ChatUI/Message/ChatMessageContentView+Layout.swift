import HeadlessUIKit

/// The view hierarchy of a message, container by container.
extension ChatMessageContentView {
    func buildMainContainer(options: ChatMessageLayoutOptions) {
        // A bubble that is followed by another one has no padding below; the cell adds the minimum distance.
        let isFollowedClosely =
            options.contains(.bubble) && options.contains(.continuousBubble) && !options.contains(.threadInfo)
        nameContainers()
        mainContainer.alignment = .bottom
        mainContainer.isLayoutMarginsRelativeArrangement = true
        mainContainer.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: 8, bottom: isFollowedClosely ? 0 : 8, trailing: 8)
        mainContainer.translatesAutoresizingMaskIntoConstraints = false
        insertSubview(mainContainer, at: 0)

        var parts: [UIView] = []
        if !options.contains(.centered) {
            if let avatar = makeAvatarPart(options: options) { parts.append(avatar) }
            if options.contains(.errorIndicator) { parts.append(createErrorIndicatorContainer()) }
        }
        parts.append(bubbleThreadFootnoteContainer)
        mainContainer.addArrangedSubviews(isFlipped(options) ? parts.reversed() : parts)
    }

    /// Names the containers in frame trees after their properties.
    private func nameContainers() {
        mainContainer.accessibilityIdentifier = "mainContainer"
        bubbleThreadFootnoteContainer.accessibilityIdentifier = "bubbleThreadFootnoteContainer"
        bubbleContentContainer.accessibilityIdentifier = "bubbleContentContainer"
    }

    private func makeAvatarPart(options: ChatMessageLayoutOptions) -> UIView? {
        let view: UIView
        if options.contains(.avatar) {
            view = createAvatarView()
            view.heightAnchor.pin(equalToConstant: messageAuthorAvatarSize.height).isActive = true
        } else if options.contains(.avatarSizePadding) {
            // It is as wide as the avatars above or below, and no higher than needed.
            view = createAvatarSpacer()
        } else {
            return nil
        }
        view.widthAnchor.pin(equalToConstant: messageAuthorAvatarSize.width).isActive = true
        return view
    }

    func buildBubble(options: ChatMessageLayoutOptions) {
        bubbleThreadFootnoteContainer.alignment =
            fillsAvailableWidth ? .fill : isFlipped(options) ? .trailing : .leading
        if options.contains(.bubble) {
            let bubbleView = createBubbleView()
            bubbleView.embed(bubbleContentContainer)
            bubbleThreadFootnoteContainer.addArrangedSubview(bubbleView)
        } else {
            bubbleThreadFootnoteContainer.addArrangedSubview(bubbleContentContainer)
        }

        if options.contains(.quotedMessage) {
            bubbleContentContainer.addArrangedSubview(createQuotedMessageView())
        }
        if options.contains(.text) {
            bubbleContentContainer.addArrangedSubview(createTextView(), respectsLayoutMargins: true)
        }
    }

    func buildThreadInfo(options: ChatMessageLayoutOptions) {
        guard options.contains(.threadInfo) else { return }
        let arrow = createThreadArrowView()
        let avatar = createThreadAvatarView()
        NSLayoutConstraint.activate([
            arrow.widthAnchor.pin(equalToConstant: 16),
            avatar.widthAnchor.pin(equalToConstant: 16),
        ])

        var parts: [UIView] = [arrow, avatar, createThreadReplyCountButton()]
        if fillsAvailableWidth { parts.append(UIView()) }
        let container = ContainerStackView(
            axis: .horizontal, arrangedSubviews: isFlipped(options) ? parts.reversed() : parts)
        container.setCustomSpacing(0, after: isFlipped(options) ? avatar : arrow)
        arrow.direction = isFlipped(options) ? .toLeading : .toTrailing
        container.heightAnchor.pin(equalToConstant: 16).isActive = true
        bubbleThreadFootnoteContainer.addArrangedSubview(container)
        container.accessibilityIdentifier = "threadInfoContainer"
        threadInfoContainer = container
    }

    func buildFootnote(options: ChatMessageLayoutOptions) {
        var parts: [UIView] = []
        if options.contains(.authorName) { parts.append(createAuthorNameLabel()) }
        if options.contains(.timestamp) { parts.append(createTimestampLabel()) }
        if options.contains(.onlyVisibleToYouIndicator) { parts.append(makeOnlyVisibleToYouContainer()) }
        if options.contains(.deliveryStatusIndicator) { parts.append(createDeliveryStatusView()) }
        if isFlipped(options) { parts.reverse() }
        if options.contains(.translation) { parts.append(createTranslationLabel()) }
        guard !parts.isEmpty else { return }

        if fillsAvailableWidth { parts.insert(UIView(), at: isFlipped(options) ? 0 : parts.count) }
        let container = ContainerStackView(axis: .horizontal, spacing: 4, arrangedSubviews: parts)
        bubbleThreadFootnoteContainer.addArrangedSubview(container)
        container.accessibilityIdentifier = "footnoteContainer"
        footnoteContainer = container
    }

    private func makeOnlyVisibleToYouContainer() -> ContainerStackView {
        let container = ContainerStackView(
            axis: .horizontal,
            arrangedSubviews: [createOnlyVisibleToYouImageView(), createOnlyVisibleToYouLabel()])
        container.accessibilityIdentifier = "onlyVisibleToYouContainer"
        onlyVisibleToYouContainer = container
        return container
    }

    /// The icon is half over the edge of the bubble, at its bottom.
    func buildErrorIndicator(options: ChatMessageLayoutOptions) {
        guard options.contains(.errorIndicator), !options.contains(.centered) else { return }
        let container = createErrorIndicatorContainer()
        let indicator = createErrorIndicatorView()
        indicator.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(indicator)
        NSLayoutConstraint.activate([
            indicator.leadingAnchor.pin(equalTo: container.leadingAnchor),
            indicator.trailingAnchor.pin(equalTo: container.trailingAnchor),
            indicator.topAnchor.pin(equalTo: container.topAnchor),
            indicator.bottomAnchor.pin(equalTo: bubbleOrContent.bottomAnchor),
        ])
        mainContainer.setCustomSpacing(
            -indicator.intrinsicContentSize.width / 2,
            after: isFlipped(options) ? bubbleThreadFootnoteContainer : container)
    }

    func placeMainContainer(options: ChatMessageLayoutOptions) {
        let limit =
            attachmentViewInjector == nil
            ? mainContainer.widthAnchor.pin(lessThanOrEqualTo: widthAnchor, multiplier: maxContentWidthMultiplier)
            : mainContainer.widthAnchor.pin(equalTo: widthAnchor, multiplier: maxContentWidthMultiplier)
        let place =
            if options.contains(.centered) {
                mainContainer.centerXAnchor.pin(equalTo: centerXAnchor)
            } else if options.contains(.flipped) {
                mainContainer.trailingAnchor.pin(equalTo: trailingAnchor).with(priority: .streamAlmostRequire)
            } else {
                mainContainer.leadingAnchor.pin(equalTo: leadingAnchor)
            }
        NSLayoutConstraint.activate([limit, place, mainContainer.bottomAnchor.pin(equalTo: bottomAnchor)])
        if !options.contains(.reactions) {
            mainContainer.topAnchor.pin(equalTo: topAnchor).isActive = true
        }
    }

    /// The reactions are over the upper corner of the bubble that is away from the author's side.
    func placeReactions(options: ChatMessageLayoutOptions) {
        guard options.contains(.reactions) else { return }
        let bubble = createReactionsBubbleView()
        let reactions = createReactionsView()
        bubble.translatesAutoresizingMaskIntoConstraints = false
        addSubview(bubble)
        bubble.addSubview(reactions.withoutAutoresizingMaskConstraints)
        reactions.pin(to: bubble.layoutMarginsGuide)

        let message = bubbleOrContent
        let toReactions = message.topAnchor.pin(equalTo: bubble.centerYAnchor, constant: 5)
        let side = options.contains(.flipped) ? message.leadingAnchor : message.trailingAnchor
        let place = bubble.centerXAnchor.pin(equalTo: side)
        NSLayoutConstraint.activate([bubble.topAnchor.pin(equalTo: topAnchor), toReactions, place])
        bubbleToReactionsConstraint = toReactions
        reactionsPlace = place
        updatePlaceOfReactions()
    }

    /// A center anchor has no direction: its distance to a side has to be mirrored manually.
    func updatePlaceOfReactions() {
        let isFlipped = layoutOptions?.contains(.flipped) == true
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        reactionsPlace?.constant = isFlipped == isMirrored ? 8 : -8
    }

    /// Whether the arrangement begins at the trailing side.
    private func isFlipped(_ options: ChatMessageLayoutOptions) -> Bool {
        options.contains(.flipped) && !options.contains(.centered)
    }

    private var fillsAvailableWidth: Bool {
        attachmentViewInjector?.fillAllAvailableWidth == true
    }

    /// The view whose outline is that of the bubble, with or without a bubble.
    private var bubbleOrContent: UIView {
        bubbleView ?? bubbleContentContainer
    }
}
