import Foundation
import HeadlessUIKit

/// Gray shapes that replace channels while they are loaded.
open class ChatChannelListLoadingView: _View, ThemeProvider, UITableViewDataSource {
    /// The number of rows.
    open var numberOfRows: Int { 15 }

    /// The column of rows.
    open private(set) lazy var tableView = UITableView()

    private static let cellIdentifier = "ChatChannelListLoadingViewCell"

    override open func setUp() {
        super.setUp()

        tableView.register(components.channelListLoadingViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
        tableView.dataSource = self
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = appearance.colorPalette.background
        tableView.backgroundColor = .clear
        tableView.separatorStyle = .none
    }

    override open func setUpLayout() {
        super.setUpLayout()

        addSubview(tableView.withoutAutoresizingMaskConstraints)
        tableView.pin(anchors: [.leading, .trailing, .bottom], to: self)
        tableView.topAnchor.pin(equalTo: safeAreaLayoutGuide.topAnchor).isActive = true
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numberOfRows }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    }
}

/// A cell with the gray shapes of one row.
open class ChatChannelListLoadingViewCell: _TableViewCell, ThemeProvider {
    /// The gray shapes.
    open private(set) lazy var cellContentView: ChatChannelListLoadingViewCellContentView =
        components.channelListLoadingContentViewCell.init()

    override open func setUpLayout() {
        super.setUpLayout()

        contentView.embed(cellContentView)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = .clear
    }
}

/// The gray shapes of one row.
open class ChatChannelListLoadingViewCellContentView: _View, ThemeProvider {
    /// The circle that replaces the avatar.
    open private(set) lazy var avatarView = UIView()

    /// The bar that replaces the name.
    open private(set) lazy var titleView = UIView()

    /// The bar that replaces the last message.
    open private(set) lazy var subtitleView = UIView()

    /// The bar that replaces the time.
    open private(set) lazy var timestampView = UIView()

    override open func setUpAppearance() {
        super.setUpAppearance()

        for view in [avatarView, titleView, subtitleView, timestampView] {
            view.backgroundColor = appearance.colorPalette.background6
            view.layer.masksToBounds = true
        }
    }

    override open func setUpLayout() {
        super.setUpLayout()

        let side = ChatChannelListItemView.avatarSize
        let texts = VContainer(spacing: 10) {
            HContainer {
                titleView.width(90).height(16)
                Spacer()
            }
            HContainer {
                subtitleView.width(180).height(16)
                Spacer()
                timestampView.width(48).height(16)
            }
        }
        HContainer(spacing: 8, alignment: .center) {
            avatarView.width(side).height(side)
            texts
        }
        .embed(in: self, insets: NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    }

    override open func layoutSubviews() {
        super.layoutSubviews()

        for view in [avatarView, titleView, subtitleView, timestampView] {
            view.layer.cornerRadius = view.bounds.height / 2
        }
    }
}
