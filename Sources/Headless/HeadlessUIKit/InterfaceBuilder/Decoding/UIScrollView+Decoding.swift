import InterfaceBuilder

extension UIScrollView {
    final func decodeScrollView(from reader: InterfaceReader) {
        reader.bool("clipsSubviews", missing: false).map { clipsToBounds = $0 }
        reader.insets("contentInset").map { contentInset = $0 }
        reader.insets("scrollIndicatorInsets").map { scrollIndicatorInsets = $0 }
        reader.size("contentSize").map { contentSize = $0 }
        reader.value(
            "contentInsetAdjustmentBehavior",
            ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]
        ).map { contentInsetAdjustmentBehavior = $0 }
        reader.bool("scrollEnabled").map { isScrollEnabled = $0 }
        reader.bool("pagingEnabled").map { isPagingEnabled = $0 }
        reader.bool("directionalLockEnabled").map { isDirectionalLockEnabled = $0 }
        reader.bool("bounces").map { bounces = $0 }
        reader.bool("alwaysBounceVertical").map { alwaysBounceVertical = $0 }
        reader.bool("alwaysBounceHorizontal").map { alwaysBounceHorizontal = $0 }
        reader.bool("showsVerticalScrollIndicator").map { showsVerticalScrollIndicator = $0 }
        reader.bool("showsHorizontalScrollIndicator").map { showsHorizontalScrollIndicator = $0 }
        reader.bool("delaysContentTouches").map { delaysContentTouches = $0 }
        reader.bool("canCancelContentTouches").map { canCancelContentTouches = $0 }
        reader.bool("bouncesZoom").map { bouncesZoom = $0 }
        reader.bool("scrollsToTop").map { scrollsToTop = $0 }
        // A limit of 0 is that of a file without zooming.
        reader.number("minimumZoomScale").map { minimumZoomScale = $0 > 0 ? $0 : 1 }
        reader.number("maximumZoomScale").map { maximumZoomScale = $0 > 0 ? $0 : 1 }
        reader.value(
            "keyboardDismissMode", ["none": .none, "onDrag": .onDrag, "interactive": .interactive]
        ).map { keyboardDismissMode = $0 }
        reader.bool("automaticallyAdjustsScrollIndicatorInsets").map { automaticallyAdjustsScrollIndicatorInsets = $0 }
        reader.ignore("indicatorStyle", "decelerationRate", "springLoaded", "bouncesHorizontally", "bouncesVertically")
    }
}
