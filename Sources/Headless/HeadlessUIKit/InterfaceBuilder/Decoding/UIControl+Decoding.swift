import InterfaceBuilder

extension UIControl {
    /// Reads what all controls have.
    final func decodeControl(from reader: InterfaceReader) {
        reader.bool("enabled").map { isEnabled = $0 }
        reader.bool("selected").map { isSelected = $0 }
        reader.bool("highlighted").map { isHighlighted = $0 }
        reader.value(
            "contentHorizontalAlignment",
            [
                "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
                "trailing": .trailing,
            ]
        ).map { contentHorizontalAlignment = $0 }
        reader.value(
            "contentVerticalAlignment", ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]
        ).map { contentVerticalAlignment = $0 }
        reader.bool("showsMenuAsPrimaryAction").map { showsMenuAsPrimaryAction = $0 }
        reader.ignore("toolTip")
    }
}

extension UISwitch {
    final func decodeSwitch(from reader: InterfaceReader) {
        reader.bool("on", missing: false).map { isOn = $0 }
        reader.color("onTintColor").map { onTintColor = $0 }
        reader.color("thumbTintColor").map { thumbTintColor = $0 }
        reader.text("title").map { title = $0 }
        reader.ignore("style")
    }
}

extension UISlider {
    final func decodeSlider(from reader: InterfaceReader) {
        reader.number("minValue").map { minimumValue = Float($0) }
        reader.number("maxValue").map { maximumValue = Float($0) }
        reader.number("value").map { value = Float($0) }
        reader.color("minimumTrackTintColor").map { minimumTrackTintColor = $0 }
        reader.color("maximumTrackTintColor").map { maximumTrackTintColor = $0 }
        reader.color("thumbTintColor").map { thumbTintColor = $0 }
        reader.image("minimumValueImage").map { minimumValueImage = $0 }
        reader.image("maximumValueImage").map { maximumValueImage = $0 }
        reader.bool("continuous").map { isContinuous = $0 }
    }
}

extension UIStepper {
    final func decodeStepper(from reader: InterfaceReader) {
        reader.number("minimumValue").map { minimumValue = Double($0) }
        reader.number("maximumValue").map { maximumValue = Double($0) }
        reader.number("stepValue").map { stepValue = Double($0) }
        reader.number("value").map { value = Double($0) }
        reader.bool("wraps").map { wraps = $0 }
        reader.bool("autorepeat").map { autorepeat = $0 }
        reader.bool("continuous").map { isContinuous = $0 }
    }
}

extension UISegmentedControl {
    final func decodeSegmentedControl(from reader: InterfaceReader) {
        for (index, element) in reader.list("segments").enumerated() {
            let key = reader.element.id.map { "\($0).segmentTitles[\(index)]" }
            let title = key.flatMap(reader.context.localized) ?? element["title"]
            if let image = InterfaceImage("image", of: element) {
                insertSegment(with: reader.context.image(image, at: element), at: index, animated: false)
            } else {
                insertSegment(withTitle: title ?? "", at: index, animated: false)
            }
            element.number("width").map { setWidth(CGFloat($0), forSegmentAt: index) }
            element.bool("enabled").map { setEnabled($0, forSegmentAt: index) }
        }
        reader.integer("selectedSegmentIndex").map { selectedSegmentIndex = $0 }
        reader.bool("momentary").map { isMomentary = $0 }
        reader.bool("apportionsSegmentWidthsByContent").map { apportionsSegmentWidthsByContent = $0 }
        reader.color("selectedSegmentTintColor").map { selectedSegmentTintColor = $0 }
        reader.ignore("segmentControlStyle")
    }
}

extension UIPageControl {
    final func decodePageControl(from reader: InterfaceReader) {
        reader.integer("numberOfPages").map { numberOfPages = $0 }
        reader.integer("currentPage").map { currentPage = $0 }
        reader.bool("hidesForSinglePage").map { hidesForSinglePage = $0 }
        reader.color("pageIndicatorTintColor").map { pageIndicatorTintColor = $0 }
        reader.color("currentPageIndicatorTintColor").map { currentPageIndicatorTintColor = $0 }
        reader.ignore("defersCurrentPageDisplay")
    }
}

extension UIDatePicker {
    final func decodeDatePicker(from reader: InterfaceReader) {
        reader.value(
            "datePickerMode",
            ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer],
            missing: .time
        ).map { datePickerMode = $0 }
        reader.value(
            "style", ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]
        ).map { preferredDatePickerStyle = $0 }
        reader.integer("minuteInterval").map { minuteInterval = $0 }
        reader.number("countDownDuration").map { countDownDuration = TimeInterval($0) }
        reader.date("minimumDate").map { minimumDate = $0 }
        reader.date("maximumDate").map { maximumDate = $0 }
        if reader.bool("useCurrentDate") != true { reader.date("date").map { date = $0 } }
        reader.string("locale").map { locale = Locale(identifier: $0) }
        reader.ignore("[timeZone]", "[calendar]", "[locale]")
    }
}

extension InterfaceReader {
    fileprivate func date(_ key: String) -> Date? {
        child(key).flatMap { $0.number("timeIntervalSinceReferenceDate") }
            .map { Date(timeIntervalSinceReferenceDate: $0) }
    }
}
