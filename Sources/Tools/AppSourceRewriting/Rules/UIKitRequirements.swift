/// The optional methods of UIKit's own protocols.
///
/// Without Objective-C, they are ordinary requirements with defaults. Only those that the headless UIKit has are here.
enum UIKitRequirements {
    /// The names with their labels: `scrollViewDidScroll(_:)`.
    static let methods: [String] = [
        // UIAdaptivePresentationControllerDelegate
        "adaptivePresentationStyle(for:)", "adaptivePresentationStyle(for:traitCollection:)",
        "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
        "presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)",
        "presentationControllerDidDismiss(_:)", "presentationControllerDidAttemptToDismiss(_:)",
        // UIApplicationDelegate
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "application(_:configurationForConnecting:options:)", "applicationDidBecomeActive(_:)",
        // UIBarPositioningDelegate
        "position(for:)",
        // UICalendarViewDelegate
        "calendarView(_:decorationFor:)",
        // UICollectionViewDataSource
        "numberOfSections(in:)", "collectionView(_:viewForSupplementaryElementOfKind:at:)",
        "collectionView(_:canMoveItemAt:)", "collectionView(_:moveItemAt:to:)", "indexTitles(for:)",
        // UICollectionViewDataSourcePrefetching
        "collectionView(_:prefetchItemsAt:)", "collectionView(_:cancelPrefetchingForItemsAt:)",
        // UICollectionViewDelegate
        "collectionView(_:shouldSelectItemAt:)", "collectionView(_:shouldDeselectItemAt:)",
        "collectionView(_:didSelectItemAt:)", "collectionView(_:didDeselectItemAt:)",
        "collectionView(_:shouldHighlightItemAt:)", "collectionView(_:didHighlightItemAt:)",
        "collectionView(_:didUnhighlightItemAt:)", "collectionView(_:willDisplay:forItemAt:)",
        "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
        "collectionView(_:didEndDisplaying:forItemAt:)",
        "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
        "collectionView(_:contextMenuConfigurationForItemAt:point:)",
        "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
        // UICollectionViewDelegateFlowLayout
        "collectionView(_:layout:sizeForItemAt:)", "collectionView(_:layout:insetForSectionAt:)",
        "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
        "collectionView(_:layout:referenceSizeForHeaderInSection:)",
        "collectionView(_:layout:referenceSizeForFooterInSection:)",
        // UIContextMenuInteractionDelegate
        "contextMenuInteraction(_:configurationForMenuAtLocation:)",
        "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)",
        "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)",
        "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)",
        "contextMenuInteraction(_:willDisplayMenuFor:animator:)", "contextMenuInteraction(_:willEndFor:animator:)",
        // UIDocumentPickerDelegate
        "documentPicker(_:didPickDocumentsAt:)", "documentPickerWasCancelled(_:)",
        // UIGestureRecognizerDelegate
        "gestureRecognizerShouldBegin(_:)", "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
        "gestureRecognizer(_:shouldReceive:)",
        // UIImagePickerControllerDelegate
        "imagePickerController(_:didFinishPickingMediaWithInfo:)", "imagePickerControllerDidCancel(_:)",
        // UINavigationBarDelegate
        "navigationBar(_:shouldPush:)", "navigationBar(_:didPush:)", "navigationBar(_:shouldPop:)",
        "navigationBar(_:didPop:)",
        // UINavigationControllerDelegate
        "navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)",
        // UIPageViewControllerDataSource
        "pageViewController(_:viewControllerBefore:)", "pageViewController(_:viewControllerAfter:)",
        "presentationCount(for:)", "presentationIndex(for:)",
        // UIPageViewControllerDelegate
        "pageViewController(_:willTransitionTo:)",
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
        // UIPickerViewDataSource
        "numberOfComponents(in:)", "pickerView(_:numberOfRowsInComponent:)",
        // UIPickerViewDelegate
        "pickerView(_:widthForComponent:)", "pickerView(_:rowHeightForComponent:)",
        "pickerView(_:titleForRow:forComponent:)", "pickerView(_:attributedTitleForRow:forComponent:)",
        "pickerView(_:viewForRow:forComponent:reusing:)", "pickerView(_:didSelectRow:inComponent:)",
        // UIPopoverPresentationControllerDelegate
        "prepareForPopoverPresentation(_:)",
        // UISceneDelegate
        "scene(_:willConnectTo:options:)", "sceneDidDisconnect(_:)", "sceneDidBecomeActive(_:)",
        "sceneWillResignActive(_:)", "sceneWillEnterForeground(_:)", "sceneDidEnterBackground(_:)",
        "scene(_:openURLContexts:)", "scene(_:continue:)",
        // UIScrollViewDelegate
        "scrollViewDidScroll(_:)", "scrollViewWillBeginDragging(_:)",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
        "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)",
        "scrollViewShouldScrollToTop(_:)", "scrollViewDidScrollToTop(_:)", "viewForZooming(in:)",
        "scrollViewDidZoom(_:)",
        // UISearchBarDelegate
        "searchBarShouldBeginEditing(_:)", "searchBarTextDidBeginEditing(_:)", "searchBarShouldEndEditing(_:)",
        "searchBarTextDidEndEditing(_:)", "searchBar(_:textDidChange:)",
        "searchBar(_:shouldChangeTextIn:replacementText:)", "searchBarSearchButtonClicked(_:)",
        "searchBarCancelButtonClicked(_:)", "searchBarBookmarkButtonClicked(_:)",
        "searchBarResultsListButtonClicked(_:)", "searchBar(_:selectedScopeButtonIndexDidChange:)",
        // UISheetPresentationControllerDelegate
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
        // UISplitViewControllerDelegate
        "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
        "splitViewController(_:collapseSecondary:onto:)",
        // UITabBarControllerDelegate
        "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)",
        // UITabBarDelegate
        "tabBar(_:didSelect:)",
        // UITableViewDataSource
        "tableView(_:titleForHeaderInSection:)", "tableView(_:titleForFooterInSection:)",
        "tableView(_:canEditRowAt:)", "tableView(_:canMoveRowAt:)", "tableView(_:commit:forRowAt:)",
        "tableView(_:moveRowAt:to:)", "sectionIndexTitles(for:)", "tableView(_:sectionForSectionIndexTitle:at:)",
        // UITableViewDataSourcePrefetching
        "tableView(_:prefetchRowsAt:)", "tableView(_:cancelPrefetchingForRowsAt:)",
        // UITableViewDelegate
        "tableView(_:heightForRowAt:)", "tableView(_:estimatedHeightForRowAt:)",
        "tableView(_:heightForHeaderInSection:)", "tableView(_:heightForFooterInSection:)",
        "tableView(_:viewForHeaderInSection:)", "tableView(_:viewForFooterInSection:)",
        "tableView(_:willDisplay:forRowAt:)", "tableView(_:didEndDisplaying:forRowAt:)",
        "tableView(_:didSelectRowAt:)", "tableView(_:didDeselectRowAt:)", "tableView(_:willSelectRowAt:)",
        "tableView(_:shouldHighlightRowAt:)", "tableView(_:estimatedHeightForHeaderInSection:)",
        "tableView(_:estimatedHeightForFooterInSection:)", "tableView(_:willDisplayHeaderView:forSection:)",
        "tableView(_:willDisplayFooterView:forSection:)", "tableView(_:didEndDisplayingHeaderView:forSection:)",
        "tableView(_:didEndDisplayingFooterView:forSection:)", "tableView(_:indentationLevelForRowAt:)",
        "tableView(_:editingStyleForRowAt:)", "tableView(_:shouldIndentWhileEditingRowAt:)",
        "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
        "tableView(_:contextMenuConfigurationForRowAt:point:)", "tableView(_:accessoryButtonTappedForRowWith:)",
        "tableView(_:willDeselectRowAt:)", "tableView(_:didHighlightRowAt:)", "tableView(_:didUnhighlightRowAt:)",
        "tableView(_:willBeginEditingRowAt:)", "tableView(_:didEndEditingRowAt:)",
        // UITextFieldDelegate
        "textFieldShouldReturn(_:)", "textFieldDidBeginEditing(_:)", "textFieldDidEndEditing(_:)",
        "textFieldShouldBeginEditing(_:)", "textFieldShouldEndEditing(_:)", "textFieldShouldClear(_:)",
        "textFieldDidChangeSelection(_:)", "textField(_:shouldChangeCharactersIn:replacementString:)",
        // UITextViewDelegate
        "textViewDidChange(_:)", "textViewShouldBeginEditing(_:)", "textViewShouldEndEditing(_:)",
        "textViewDidBeginEditing(_:)", "textViewDidEndEditing(_:)", "textViewDidChangeSelection(_:)",
        "textView(_:shouldChangeTextIn:replacementText:)", "textView(_:shouldInteractWith:in:interaction:)",
        // UIViewControllerTransitioningDelegate
        "presentationController(forPresented:presenting:source:)",
        "animationController(forPresented:presenting:source:)", "animationController(forDismissed:)",
        "interactionControllerForPresentation(using:)", "interactionControllerForDismissal(using:)",
    ]
}
