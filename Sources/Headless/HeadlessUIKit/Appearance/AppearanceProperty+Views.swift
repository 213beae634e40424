extension AppearanceProperty {
    static let views: [AppearanceProperty] = {
        let untouched = UIView()
        return [
            AppearanceProperty("backgroundColor", \.backgroundColor, untouched),
            AppearanceProperty("tintColor", \.customTintColor, untouched),
        ]
    }()

    static let labels: [AppearanceProperty] = {
        let untouched = UILabel()
        return [
            AppearanceProperty("font", \UILabel.font, untouched),
            AppearanceProperty("textColor", \UILabel.textColor, untouched),
            AppearanceProperty("shadowColor", \.shadowColor, untouched),
            AppearanceProperty("shadowOffset", \.shadowOffset, untouched),
        ]
    }()

    static let textViews: [AppearanceProperty] = {
        let untouched = UITextView()
        return [
            AppearanceProperty("font", \.font, untouched),
            AppearanceProperty("textColor", \.textColor, untouched),
        ]
    }()

    static let tables: [AppearanceProperty] = {
        let untouched = UITableView()
        return [
            AppearanceProperty("separatorColor", \.separatorColor, untouched),
            AppearanceProperty("separatorInset", \.separatorInset, untouched),
        ]
    }()

    static let tableCells = [AppearanceProperty("separatorInset", \.separatorInset, UITableViewCell())]
}
