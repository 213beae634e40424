import HeadlessUIKit
import XCTest

final class PageControlTests: XCTestCase {
    /// Sizes of symbols are thirds of points, which rounding must not cost a page.
    func testTheIntrinsicSizeHasRoomForAllPages() {
        for name in ["star.fill", "heart", "circle", "trash"] {
            for count in 1...30 {
                let pages = UIPageControl()
                pages.numberOfPages = count
                pages.preferredIndicatorImage = UIImage(systemName: name)
                pages.frame.size = pages.intrinsicContentSize
                pages.layoutIfNeeded()
                let dots = pages.subviews.filter { $0 is UIImageView }
                XCTAssertEqual(dots.count, count, name)
            }
        }
    }
}
